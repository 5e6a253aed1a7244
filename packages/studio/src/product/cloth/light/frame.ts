import { lengthAlong, placeAlong } from '../../../core/scene/curve.ts';
import type { Point, Polyline } from '../../../core/scene/point.ts';
import { OUTSIDE } from '../folds/fold.ts';

/** Coordinates of a panel for every pixel of a box. */
export type Frame = { s: Float32Array; t: Float32Array };

type FrameOptions = { left: Polyline; right: Polyline; widthPx: number; heightPx: number };

/** Height of a row; between its knots coordinates are straight. */
const ROW_PX = 7;
/** Reach of the net beyond the panel's ends, in pixels: it covers shoulders and the round of hems. */
const MARGIN_PX = 90;
/** Lanes of the ruled net across the panel, one more on each side of it. */
const LANES = [-0.3, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.3];

/** The greatest chord of a loop, as a part of its length; the roundest collars have a third. */
const LOOP = 1 / 6;

/** Lays the ruled net between two edges, given in pixels of the box, and fills it in. */
export function rasteriseFrame({ left, right, widthPx, heightPx }: FrameOptions): Frame {
  const s = new Float32Array(widthPx * heightPx).fill(OUTSIDE);
  const t = new Float32Array(widthPx * heightPx);
  const leftAt = beyond(left);
  const rightAt = beyond(right);
  const chord = Math.hypot(leftAt(1)[0] - leftAt(0)[0], leftAt(1)[1] - leftAt(0)[1]) || 1;
  // A round edge is longer than its chord: rows as wide as on a straight one would show as facets.
  const longest = Math.max(chord, lengthAlong(left), lengthAlong(right));
  // The two ends of a loop lie close together: its chord says nothing of its length.
  const length = chord < longest * LOOP ? longest / 2 : chord;
  const before = MARGIN_PX / length;
  const rows = Math.max(4, Math.ceil(longest / ROW_PX)) + 4;
  const knots: Knot[][] = [];
  for (let j = 0; j <= rows; j += 1) {
    const tj = -before + ((1 + 2 * before) * j) / rows;
    const a = leftAt(tj);
    const b = rightAt(tj);
    knots.push(
      LANES.map(
        (u): Knot => ({ x: a[0] + (b[0] - a[0]) * u, y: a[1] + (b[1] - a[1]) * u, s: u, t: tj }),
      ),
    );
  }
  const target = { s, t, widthPx, heightPx };
  // Where a panel bends, what lies beyond it laps over it: the panel itself comes last.
  for (const isWithin of [false, true]) {
    for (let j = 0; j < rows; j += 1) {
      for (let i = 0; i + 1 < LANES.length; i += 1) {
        const cell = {
          a: knots[j][i],
          b: knots[j][i + 1],
          c: knots[j + 1][i],
          d: knots[j + 1][i + 1],
        };
        if (isOfPanel(cell) !== isWithin) continue;
        fillTriangle(target, [cell.a, cell.b, cell.c], cell);
        fillTriangle(target, [cell.b, cell.d, cell.c], cell);
      }
    }
  }
  return { s, t };
}

type Knot = { x: number; y: number; s: number; t: number };
type Target = Frame & { widthPx: number; heightPx: number };

/** A cell is of the panel when its middle is: s and t there lie between 0 and 1. */
function isOfPanel({ a, d }: Cell): boolean {
  const s = (a.s + d.s) / 2;
  const t = (a.t + d.t) / 2;
  return s > 0 && s < 1 && t > 0 && t < 1;
}

type Cell = { a: Knot; b: Knot; c: Knot; d: Knot };

function fillTriangle(
  { s, t, widthPx, heightPx }: Target,
  [a, b, c]: readonly [Knot, Knot, Knot],
  cell: Cell,
): void {
  const area = (b.y - c.y) * (a.x - c.x) + (c.x - b.x) * (a.y - c.y);
  if (Math.abs(area) < 1e-6) return;
  const x0 = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const x1 = Math.min(widthPx - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const y0 = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y)));
  const y1 = Math.min(heightPx - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      const wa = ((b.y - c.y) * (x - c.x) + (c.x - b.x) * (y - c.y)) / area;
      const wb = ((c.y - a.y) * (x - c.x) + (a.x - c.x) * (y - c.y)) / area;
      const wc = 1 - wa - wb;
      if (wa < -1e-3 || wb < -1e-3 || wc < -1e-3) continue;
      const i = y * widthPx + x;
      const roughS = wa * a.s + wb * b.s + wc * c.s;
      const roughT = wa * a.t + wb * b.t + wc * c.t;
      const fault = faultAt(cell, { x, y, s: roughS, t: roughT });
      s[i] = roughS + fault.s;
      t[i] = roughT + fault.t;
    }
  }
}

const fault = { s: 0, t: 0 };

/**
 * The correction from s and t of a triangle to s and t of its bilinear cell, by one step of
 * Newton's method. Without it folds show every row of the net. Each call overwrites the result
 * of the last.
 */
function faultAt({ a, b, c, d }: Cell, { x, y, s, t }: Knot): { s: number; t: number } {
  const u = (s - a.s) / (b.s - a.s);
  const v = (t - a.t) / (c.t - a.t);
  const acrossX = (b.x - a.x) * (1 - v) + (d.x - c.x) * v;
  const acrossY = (b.y - a.y) * (1 - v) + (d.y - c.y) * v;
  const downX = (c.x - a.x) * (1 - u) + (d.x - b.x) * u;
  const downY = (c.y - a.y) * (1 - u) + (d.y - b.y) * u;
  const restX = x - (a.x + (b.x - a.x) * u + downX * v);
  const restY = y - (a.y + (b.y - a.y) * u + downY * v);
  const area = acrossX * downY - acrossY * downX;
  const isFlat = Math.abs(area) < 1e-6;
  fault.s = isFlat ? 0 : ((restX * downY - restY * downX) / area) * (b.s - a.s);
  fault.t = isFlat ? 0 : ((acrossX * restY - acrossY * restX) / area) * (c.t - a.t);
  return fault;
}

/** A place along a row that runs on straight beyond its ends. */
function beyond(points: Polyline): (part: number) => Point {
  const at = placeAlong(points);
  const run = (part: number, end: number, inner: number): Point => {
    const [a, b] = [at(inner), at(end)];
    const k = (part - inner) / (end - inner);
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
  };
  return (part) => (part < 0 ? run(part, 0, 0.05) : part > 1 ? run(part, 1, 0.95) : at(part));
}
