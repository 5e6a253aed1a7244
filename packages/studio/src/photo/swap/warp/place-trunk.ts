import { lerp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import { necklineOf } from '../body/neckline.ts';
import type { Worn } from '../body/worn.ts';
import type { Pairwise } from '../source/flat-lay.ts';
import type { Dressing } from './dressing.ts';
import { placeNeck } from './place-neck.ts';
import { type Below, placeSides } from './place-sides.ts';
import { type Pair, thinPlate, type Warp } from './thin-plate.ts';
import { eased, sideAt } from './trunk-side.ts';

export type TrunkPlace = {
  warp: Warp;
  /** Of the new garment on the person. */
  tips: Pairwise<Spot>;
  pits: Pairwise<Spot>;
  necks: Pairwise<Spot>;
  frontNeckY: number;
  hemY: (x: number) => number;
  /** Pixels of the photo for one of the flat-lay, across. */
  scale: number;
};

/** Distance from the shoulders to the armpits, in torso lengths. */
const PIT = 0.27;

/** Lays the trunk of a top or a dress on the body: its landmarks on the body's, its sides on the mask's. */
export function placeTrunk(dressing: Dressing): TrunkPlace {
  const { flat, worn, body, wear, shoulderY } = dressing;
  const { shoulders, shouldersPx, torsoPx } = body;
  const pits = ([0, 1] as const).map((side) => {
    const y = shoulders[side].y + torsoPx * PIT;
    return { x: sideAt(dressing, side, y), y };
  });
  const pitsWide = pits[1].x - pits[0].x;
  const isSleeved = flat.sleeves.some(Boolean);
  const neckline = necklineOf(worn, body);
  const tips = ([0, 1] as const).map((side) => {
    const outward = side === 0 ? -1 : 1;
    if (!isSleeved && worn.sleevesPx[side] === 0 && neckline.opening) return neckline.ends[side];
    const x = shoulders[side].x + outward * shouldersPx * (isSleeved ? 0.08 : 0.0);
    return { x, y: shoulderY(x) };
  });
  const flatTips = flat.tips[1].x - flat.tips[0].x;
  const flatPits = flat.pits[1].x - flat.pits[0].x;
  const scale = isSleeved
    ? (tips[1].x - tips[0].x) / flatTips
    : (pitsWide * (1 + wear.ease)) / flatPits;
  const { pairs: neckPairs, frontNeckY, necks } = placeNeck(dressing, { neckline, scale });
  const shoulderPairs: Pair[] = ([0, 1] as const).map((side) => ({
    on: tips[side],
    from: flat.tips[side],
  }));
  const pitPairs: Pair[] = ([0, 1] as const).map((side) => ({
    on: eased(pits[side], dressing, side),
    from: flat.pits[side],
  }));
  const armholes = isSleeved ? [] : armholePairs(dressing, { tips, pits });
  const { pairs: lowerPairs, hemY } = placeSides(dressing, { pits, scale, tips });
  return {
    warp: thinPlate([...neckPairs, ...shoulderPairs, ...pitPairs, ...armholes, ...lowerPairs]),
    tips: [tips[0], tips[1]],
    pits: [pits[0], pits[1]],
    necks,
    frontNeckY,
    hemY,
    scale,
  };
}

type Ends = Pick<Below, 'tips' | 'pits'>;

/** Armholes follow the mask's own where it has no sleeves. */
function armholePairs({ flat, worn, body }: Dressing, { tips, pits }: Ends): Pair[] {
  return ([0, 1] as const).flatMap((side) => {
    if (worn.sleevesPx[side] > 0) return [];
    return [0.3, 0.55, 0.8].flatMap((part) => {
      const y = lerp(tips[side].y, pits[side].y, part);
      const flatY = lerp(flat.tips[side].y, flat.pits[side].y, part);
      const x = outermost(worn, { side, y, middle: body.spineX(y) });
      const row = flat.silhouette.runs(flatY);
      if (x === undefined || row.length === 0) return [];
      const flatX = side === 0 ? row[0].left + 1 : row[row.length - 1].right - 1;
      return [{ on: { x, y }, from: { x: flatX, y: flatY } }];
    });
  });
}

/** The mask's outermost pixel of a row on one side. */
function outermost(
  { mask, width, box }: Worn,
  { side, y, middle }: { side: 0 | 1; y: number; middle: number },
): number | undefined {
  const inward = side === 0 ? 1 : -1;
  const row = Math.round(y) * width;
  for (let x = side === 0 ? box.left : box.right - 1; (middle - x) * inward > 0; x += inward) {
    if (mask[row + x]) return x;
  }
  return undefined;
}
