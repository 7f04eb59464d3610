// Asking the server, and hearing from it.

export class Problem extends Error {
  constructor(status, body) {
    super(body?.detail || body?.title || String(status));
    this.status = status;
    this.body = body ?? {};
  }
}

async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem(0, null);
  }
  const text = await answer.text();
  let told = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    told = { detail: text.slice(0, 200) };
  }
  if (!answer.ok) throw new Problem(answer.status, told);
  return told;
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);

export function query(values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given).toString();
}

// Server-sent events that come back by themselves, whatever ended them.
export function listen(path, onEvent, onLine) {
  let source;
  let again;
  function open() {
    clearTimeout(again);
    source = new EventSource(path);
    source.onopen = () => onLine(true);
    source.onerror = () => {
      onLine(false);
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, 2000);
    };
    for (const kind of ["hello", "changed", "seats", "chat"]) {
      source.addEventListener(kind, (event) => onEvent(kind, JSON.parse(event.data || "{}")));
    }
  }
  open();
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && open());
}
