import { lerp, smoothstep } from '../../../core/interpolate.ts';
import type { Point } from '../../../core/scene/point.ts';
import type { Body, Side } from '../../figure/body.ts';
import { signOf } from '../../figure/body.ts';

const LEVELS = Array.from({ length: 41 }, (_, i) => i / 10);

/**
 * The x of a side's contour at heights of the page, as cloth feels it: the trunk, then the legs
 * down to `untilY`, bridged from hip to hem rather than followed into every hollow.
 */
export function bodyEdge(body: Body, side: Side, untilY: number): (y: number) => number {
  const trunk = LEVELS.map((level) => body.side(side, level));
  const hip = trunk[trunk.length - 1];
  const sign = signOf(side);
  const ankle = Math.min(body.leg.left.ankle[1], body.leg.right.ankle[1]) - body.unit * 0.1;
  const low = Math.min(untilY, ankle);
  const end = reachOver(body, side, [hip[1], low]);
  return (y) => {
    if (y <= hip[1]) return trunkAt(trunk, y);
    const bridged = lerp(hip[0], end, smoothstep(hip[1], Math.max(hip[1] + 1, low), y));
    const reached = reachAround(body, side, Math.min(y, low));
    const followed = lerp(hip[0], reached, smoothstep(hip[1], hip[1] + body.unit * 0.16, y));
    return sign * Math.max(sign * bridged, sign * followed);
  };
}

function trunkAt(trunk: readonly Point[], y: number): number {
  const found = trunk.findIndex((at) => at[1] >= y);
  if (found <= 0) return trunk[found === 0 ? 0 : trunk.length - 1][0];
  const [a, b] = [trunk[found - 1], trunk[found]];
  return lerp(a[0], b[0], (y - a[1]) / Math.max(1e-6, b[1] - a[1]));
}

/** The leg's reach, averaged over a little height so that the cloth stays calm. */
function reachAround(body: Body, side: Side, y: number): number {
  let sum = 0;
  for (let i = -3; i <= 3; i += 1) sum += body.reach(side, y + i * body.unit * 0.07);
  const sign = signOf(side);
  return sign * Math.max((sign * sum) / 7, sign * body.reach(side, y));
}

/** The reach at the lower end, at least that of a little above. */
function reachOver(body: Body, side: Side, [top, low]: readonly [number, number]): number {
  const sign = signOf(side);
  const heights = [low, lerp(top, low, 0.85)];
  return sign * Math.max(...heights.map((y) => sign * reachAround(body, side, y)));
}
