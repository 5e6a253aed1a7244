import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import type { Pairwise } from '../source/flat-lay.ts';
import type { ViewedBody } from './viewed-body.ts';
import type { Worn } from './worn.ts';

/** Upper edge of the worn garment. */
export type Neckline = {
  /** The mask's opening, where it has one. */
  opening?: { necks: Pairwise<Spot>; frontY: number };
  /** The outer ends of the mask's shoulders. */
  ends: Pairwise<Spot>;
};

/** Reads the neckline of the worn garment off its mask. */
export function necklineOf(worn: Worn, body: ViewedBody): Neckline {
  const { shouldersPx, chest } = body;
  const middle = Math.round(body.spineX(chest.y));
  const peak = (side: 0 | 1): Spot => {
    const outward = side === 0 ? -1 : 1;
    let best: Spot | undefined;
    for (let away = 0; away < shouldersPx * 0.62; away += 1) {
      const x = middle + outward * away;
      const y = worn.top(x);
      if (y !== undefined && y < (best?.y ?? worn.box.bottom) - 0.5) best = { x, y };
    }
    return best ?? { x: middle + outward * shouldersPx * 0.3, y: worn.box.top };
  };
  const necks = [peak(0), peak(1)] as const;
  const near = [-0.03, 0, 0.03].map((part) => worn.top(middle + part * shouldersPx));
  const frontY = Math.max(...near.map((y) => y ?? worn.box.top));
  const depth = frontY - (necks[0].y + necks[1].y) / 2;
  const isOpen = depth > shouldersPx * 0.05 && necks[1].x - necks[0].x > shouldersPx * 0.2;
  const end = (side: 0 | 1): Spot => {
    const outward = side === 0 ? -1 : 1;
    let { x, y } = necks[side];
    for (;;) {
      const next = worn.top(x + outward);
      if (next === undefined || next > necks[side].y + shouldersPx * 0.12) return { x, y };
      x += outward;
      y = next;
      if (Math.abs(x - middle) > shouldersPx * 0.75) return { x, y };
    }
  };
  return { ...(isOpen ? { opening: { necks, frontY } } : {}), ends: [end(0), end(1)] };
}

/** The line from the neck over the shoulders, as the subject's outline shows it, near to where the bones expect it. */
export function shoulderLine(
  body: ViewedBody,
  alpha: Uint8Array,
  { width, height }: { width: number; height: number },
): (x: number) => number {
  const { shoulders, shouldersPx, chest } = body;
  return (x) => {
    const side = x < chest.x ? 0 : 1;
    const shoulder = shoulders[side];
    const out = clamp(Math.abs(x - chest.x) / Math.max(1, Math.abs(shoulder.x - chest.x)), 0, 1.25);
    const expected = lerp(
      chest.y - shouldersPx * 0.2,
      shoulder.y - shouldersPx * 0.06,
      clamp((out - 0.3) / 0.7),
    );
    const column = clamp(Math.round(x), 0, width - 1);
    let y = Math.round(clamp(expected + shouldersPx * 0.14, 0, height - 1));
    while (y > expected - shouldersPx * 0.1 && y > 0 && alpha[(y - 1) * width + column] > 127)
      y -= 1;
    return clamp(y, expected - shouldersPx * 0.08, expected + shouldersPx * 0.08);
  };
}
