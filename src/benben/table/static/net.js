// Asking the server, and hearing from it.

export class Problem extends Error {
  constructor(status, body) {
    super(body?.detail || body?.title || String(status));
    this.status = status;
    this.body = body ?? {};
  }
}

// The answer and its words; a line that breaks before or amid them is a problem without a status.
async function ask(path, wish) {
  try {
    const answer = await fetch(path, wish);
    return { answer, text: await answer.text() };
  } catch {
    throw new Problem(0, null);
  }
}

async function call(method, path, body) {
  const { answer, text } = await ask(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  let told = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    told = { detail: text.slice(0, 200) };
  }
  if (!answer.ok) throw new Problem(answer.status, told);
  return told;
}

const AGAIN = 1500;

export const lost = (fault) => fault.status === 0;
export const getText = async (path) => (await ask(path)).text;
export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);

// Asks again and again until the server answers.
export async function untilAnswered(task, missed = () => {}) {
  for (;;) {
    try {
      return await task();
    } catch (fault) {
      if (!lost(fault)) throw fault;
      missed();
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

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
