// Charts of the end: points by source as stacked bars, scores over time as lines.

import { h, svg, token } from "./dom.js";
import { signed } from "./seats.js";
import { t } from "./words.js";

const DASHES = ["", "9 4", "3 3", "12 4 3 4", "6 6", "2 5"];

export function stackedBars(result, seats) {
  const ups = seats.map((_, seat) => result.sources.reduce((sum, source) => sum + Math.max(0, source.points[seat]), 0));
  const downs = seats.map((_, seat) => result.sources.reduce((sum, source) => sum + Math.max(0, -source.points[seat]), 0));
  const up = Math.max(1, ...ups);
  const down = Math.max(0, ...downs);
  const share = (points) => `${(100 * points) / (up + down)}%`;
  const order = [...seats].sort((a, b) => result.places[a.seat] - result.places[b.seat]);
  const bars = order.map((row) => {
    const bar = h("div", { class: "stack" });
    const gap = h("span", { class: "gap" });
    gap.style.width = share(down - downs[row.seat]);
    bar.append(gap);
    const parts = result.sources.map((source, i) => [i, source, source.points[row.seat]]);
    const drawn = [...parts.filter(([, , points]) => points < 0), ...parts.filter(([, , points]) => points > 0)];
    for (const [i, source, points] of drawn) {
      const wide = Math.abs(points) / (up + down) > 0.035;
      const part = h("span", { class: `part source-${i % 12}${points < 0 ? " loss" : ""}`, title: `${source.label}: ${signed(points)}` }, wide ? signed(points) : "");
      part.style.width = share(Math.abs(points));
      bar.append(part);
    }
    return h("div", { class: "bar-line" }, token(row.seat), h("span", { class: "name" }, row.name), bar, h("strong", {}, signed(result.scores[row.seat])));
  });
  const legend = result.sources.map((source, i) => h("li", {}, h("span", { class: `swatch source-${i % 12}` }), source.label));
  return h("div", { class: "bars", "aria-hidden": "true" }, bars, h("ul", { class: "legend" }, legend));
}

export function breakdownTable(result, seats) {
  const head = h("tr", {}, h("th", { scope: "col" }, t("source")), seats.map((row) => h("th", { scope: "col" }, token(row.seat), " ", row.name)));
  const rows = result.sources.map((source, i) =>
    h("tr", {}, h("th", { scope: "row" }, h("span", { class: `swatch source-${i % 12}` }), source.label), source.points.map((points) => h("td", {}, points ? signed(points) : "·"))),
  );
  const total = h("tr", { class: "total" }, h("th", { scope: "row" }, t("total")), result.scores.map((points) => h("td", {}, signed(points))));
  return h("div", { class: "wide-table", tabindex: "0", role: "region", "aria-label": t("breakdown") }, h("table", { class: "breakdown" }, h("thead", {}, head), h("tbody", {}, rows, total)));
}

export function scoreLines(result, seats, decided) {
  const W = 960, H = 300, LEFT = 44, RIGHT = 70, TOP = 14, BOTTOM = 26;
  const course = result.course;
  const end = Math.max(1, course.at(-1)[0]);
  const all = course.flatMap((row) => row.slice(1));
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const x = (number) => LEFT + ((W - LEFT - RIGHT) * number) / end;
  const y = (points) => TOP + ((H - TOP - BOTTOM) * (high - points)) / (high - low);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (high - low) / each <= 6) ?? 200;
  const parts = [];
  for (let points = Math.ceil(low / step) * step; points <= high; points += step) {
    parts.push(svg("line", { x1: LEFT, x2: W - RIGHT, y1: y(points), y2: y(points), class: points === 0 ? "axis" : "grid" }));
    parts.push(svg("text", { x: LEFT - 8, y: y(points) + 5, "text-anchor": "end", class: "tick" }, signed(points)));
  }
  if (decided) {
    parts.push(svg("line", { x1: x(decided.number), x2: x(decided.number), y1: TOP, y2: H - BOTTOM, class: "decided" }));
    parts.push(svg("text", { x: x(decided.number), y: H - 6, "text-anchor": x(decided.number) > W / 2 ? "end" : "start", class: "tick strong" }, t("decided-mark")));
  }
  const ends = spread(seats.map((row) => ({ seat: row.seat, y: y(course.at(-1)[row.seat + 1]) })), 24);
  for (const row of seats) {
    let path = "";
    course.forEach((point, i) => {
      const at = `${x(point[0]).toFixed(1)} ${y(point[row.seat + 1]).toFixed(1)}`;
      path += i === 0 ? `M${at}` : `H${x(point[0]).toFixed(1)}V${y(point[row.seat + 1]).toFixed(1)}`;
    });
    path += `H${x(end)}`;
    parts.push(svg("path", { d: path, class: `line seat-${row.seat}`, "stroke-dasharray": DASHES[row.seat] }));
  }
  for (const { seat, y: at } of ends) {
    parts.push(svg("g", { class: `end seat-${seat}` },
      svg("circle", { cx: W - RIGHT + 14, cy: at, r: 11 }),
      svg("use", { href: `#mark-${seats[seat].mark}`, x: W - RIGHT + 6, y: at - 8, width: 16, height: 16 }),
      svg("text", { x: W - RIGHT + 30, y: at + 5, class: "tick strong" }, signed(result.scores[seat]))));
  }
  return svg("svg", { viewBox: `0 0 ${W} ${H}`, class: "lines-chart", role: "img", "aria-label": t("course") }, parts);
}

// Labels at the right edge, pushed apart so that none covers another.
function spread(labels, gap) {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  for (let i = 1; i < sorted.length; i += 1) sorted[i].y = Math.max(sorted[i].y, sorted[i - 1].y + gap);
  const over = sorted.length ? sorted.at(-1).y - 286 : 0;
  if (over > 0) for (const label of sorted) label.y -= over;
  for (let i = sorted.length - 2; i >= 0; i -= 1) sorted[i].y = Math.min(sorted[i].y, sorted[i + 1].y - gap);
  return sorted;
}

// The last time that the lead passed to another seat.
export function lastChangeOfLead(result) {
  const winner = result.places.indexOf(1);
  let found = null;
  let leading = false;
  for (const [number, ...scores] of result.course) {
    const ahead = scores.every((points, seat) => seat === winner || points < scores[winner]);
    if (ahead && !leading) found = { number, scores, seat: winner };
    leading = ahead;
  }
  return found;
}
