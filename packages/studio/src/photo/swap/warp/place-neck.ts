import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import type { necklineOf } from '../body/neckline.ts';
import { neckEdgeY } from '../source/find-front-neck.ts';
import type { Pairwise } from '../source/flat-lay.ts';
import type { Dressing } from './dressing.ts';
import type { Pair } from './thin-plate.ts';

type Placed = { neckline: ReturnType<typeof necklineOf>; scale: number };

/** Places the neck opening at its natural height, but never above or within the mask's opening. */
export function placeNeck(
  { flat, body, shoulderY, worn }: Dressing,
  { neckline, scale }: Placed,
): { pairs: Pair[]; frontNeckY: number; necks: Pairwise<Spot> } {
  const { shouldersPx, chest } = body;
  const middle = body.spineX(chest.y);
  const flatHalf = (flat.necks[1].x - flat.necks[0].x) / 2;
  const natural = clamp(flatHalf * scale, shouldersPx * 0.17, shouldersPx * 0.47);
  const { opening } = neckline;
  const necks = ([0, 1] as const).map((side) => {
    const outward = side === 0 ? -1 : 1;
    const seen = opening ? Math.abs(opening.necks[side].x - middle) : 0;
    const x = middle + outward * clamp(Math.max(natural, seen), 0, shouldersPx * 0.5);
    const own = seen >= natural && opening ? opening.necks[side].y : undefined;
    return { x, y: own ?? worn.top(x) ?? shoulderY(x) };
  });
  const shoulder = (necks[0].y + necks[1].y) / 2;
  const flatShoulder = (flat.necks[0].y + flat.necks[1].y) / 2;
  const depth = Math.max(0.05 * shouldersPx, (flat.frontNeck.y - flatShoulder) * scale);
  const frontNeckY = Math.max(shoulder + depth, opening?.frontY ?? 0);
  const pairs: Pair[] = [
    { on: necks[0], from: flat.necks[0] },
    { on: necks[1], from: flat.necks[1] },
    { on: { x: middle, y: frontNeckY }, from: flat.frontNeck },
  ];
  // The edge between follows the mask's where it lies on it.
  const isOnMask = opening !== undefined && frontNeckY - opening.frontY < 2;
  for (const across of [-0.66, -0.33, 0.33, 0.66]) {
    const side = across < 0 ? 0 : 1;
    const from = {
      x: lerp(flat.frontNeck.x, flat.necks[side].x, Math.abs(across)),
      y: neckEdgeY(across, flat),
    };
    const x = lerp(middle, necks[side].x, Math.abs(across));
    const curve = lerp(frontNeckY, necks[side].y, Math.abs(across) ** flat.neckBend);
    const seen = isOnMask ? worn.top(x) : undefined;
    pairs.push({ on: { x, y: seen ?? curve }, from });
  }
  return { pairs, frontNeckY, necks: [necks[0], necks[1]] };
}
