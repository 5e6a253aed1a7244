import { clamp, lerp } from '../../../core/interpolate.ts';
import type { Spot } from '../../parse/point.ts';
import type { Dressing } from './dressing.ts';
import type { Pair } from './thin-plate.ts';
import { eased, sideAt } from './trunk-side.ts';

export type Below = {
  pits: readonly Spot[];
  tips: readonly Spot[];
  scale: number;
};

/** Largest factor by which a garment is lengthened or shortened, so that it ends where the mask does. */
const LONGER = 1.5;
const SHORTER = 0.62;
/** Ratio of lengths from which a top over a dress keeps its own hem. */
const OVER_DRESS = 1.2;

/** Levels between armpits and hem. */
const LEVELS = [0.2, 0.4, 0.6, 0.8] as const;

/** Sides and hem. */
export function placeSides(
  dressing: Dressing,
  { pits, tips, scale }: Below,
): { pairs: Pair[]; hemY: (x: number) => number } {
  const { flat, worn, wear, body } = dressing;
  const pitY = (pits[0].y + pits[1].y) / 2;
  const flatPitY = (flat.pits[0].y + flat.pits[1].y) / 2;
  const shoulderY = (tips[0].y + tips[1].y) / 2;
  const natural = shoulderY + (flat.hemY - (flat.tips[0].y + flat.tips[1].y) / 2) * scale;
  const lowest = lowestTrunk(dressing);
  const ratio = (lowest - shoulderY) / Math.max(1, natural - shoulderY);
  const isNear = ratio > SHORTER && ratio < LONGER;
  // A photo that ends before the garment does cuts it off.
  const isCut = worn.box.bottom >= worn.height - 2 && natural > lowest;
  const isTucked = wear.tuck === 'tucked';
  // A top worn over a dress ends where it does; another dress is drawn as long as the mask.
  const isTop = worn.place === 'full' && natural < body.hips.y + body.torsoPx * 0.35;
  const cut = isCut || (isTop && ratio > OVER_DRESS) ? natural : lowest;
  const croppedY = croppedAt(dressing, { lowest, longPx: lowest - shoulderY });
  const endY =
    croppedY ??
    (isTucked
      ? Math.max(
          lowest + (lowest - shoulderY) * 0.07,
          Math.min(natural, lowest + (lowest - shoulderY) * 0.45),
        )
      : isNear || ratio >= LONGER
        ? cut
        : Math.min(natural, lowest + (lowest - shoulderY) * 0.5));
  const isAtMask = endY === lowest;
  const pairs: Pair[] = LEVELS.flatMap((t) => {
    const flatY = lerp(flatPitY, flat.hemY, waisted(dressing, { t, pitY, endY, flatPitY }));
    return sidePairs(dressing, { y: lerp(pitY, endY, t), flatY });
  });
  const hemAt = (x: number) => (isAtMask ? nearBottom(dressing, x, endY) : endY);
  pairs.push(...hemPairs(dressing, { endY, hemAt }));
  return { pairs, hemY: hemAt };
}

/** Share of its length by which a close top is shorter where the waist below is bare. */
const CROPPED = 0.12;

function croppedAt(
  { wear, worn, body, isBare }: Dressing,
  { lowest, longPx }: { lowest: number; longPx: number },
): number | undefined {
  if (wear.fit !== 'close' || worn.place !== 'upper') return undefined;
  const endY = lowest - longPx * CROPPED;
  const spots = [-0.25, 0, 0.25].flatMap((across) =>
    [0, 0.4, 0.75].map((part) => ({
      x: body.spineX(endY) + across * body.shouldersPx,
      y: endY + (lowest - endY) * part,
    })),
  );
  return spots.every(({ x, y }) => isBare(x, y)) ? endY : undefined;
}

/** The waist of a dress goes to the waist of the body, where it has one. */
function waisted(
  { flat, body, worn }: Dressing,
  { t, pitY, endY, flatPitY }: { t: number; pitY: number; endY: number; flatPitY: number },
): number {
  if (worn.place !== 'full') return t;
  let waist = { part: 0, wide: Number.POSITIVE_INFINITY };
  for (let part = 0.08; part < 0.6; part += 0.02) {
    const [left, right] = flat.sides(lerp(flatPitY, flat.hemY, part));
    if (right - left < waist.wide) waist = { part, wide: right - left };
  }
  const [left, right] = flat.sides(flatPitY + 2);
  if (waist.wide > (right - left) * 0.93) return t;
  const on = clamp((lerp(body.chest.y, body.hips.y, 0.68) - pitY) / (endY - pitY), 0.1, 0.7);
  return t < on ? (t / on) * waist.part : lerp(waist.part, 1, (t - on) / (1 - on));
}

function sidePairs(dressing: Dressing, { y, flatY }: { y: number; flatY: number }): Pair[] {
  const { flat, worn } = dressing;
  const inside = Math.min(y, lowestTrunk(dressing) - 3);
  const [left, right] = worn.trunk(inside) ?? [sideAt(dressing, 0, y), sideAt(dressing, 1, y)];
  const [flatLeft, flatRight] = flat.sides(flatY);
  const at = (side: 0 | 1, x: number) => ({
    x: eased({ x, y: inside }, dressing, side).x,
    y,
  });
  return [
    { on: at(0, left), from: { x: flatLeft + 1, y: flatY } },
    { on: at(1, right), from: { x: flatRight - 1, y: flatY } },
    { on: { x: (left + right) / 2, y }, from: { x: (flatLeft + flatRight) / 2, y: flatY } },
  ];
}

function hemPairs(
  dressing: Dressing,
  { endY, hemAt }: { endY: number; hemAt: (x: number) => number },
): Pair[] {
  const { flat, worn } = dressing;
  const inside = Math.min(endY, lowestTrunk(dressing)) - 4;
  const [left, right] = worn.trunk(inside) ?? [
    sideAt(dressing, 0, inside),
    sideAt(dressing, 1, inside),
  ];
  const [flatLeft, flatRight] = flat.sides(flat.hemY - 3);
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const side = part < 0.5 ? 0 : 1;
    const x = lerp(left, right, part);
    const easedX = part === 0 || part === 1 ? eased({ x, y: inside }, dressing, side).x : x;
    const flatX = lerp(flatLeft + 1, flatRight - 1, part);
    const bottom = flat.silhouette.bottom[Math.round(clamp(flatX, 0, flat.width - 1))];
    const flatY =
      bottom > 0 && Math.abs(bottom - flat.hemY) < flat.silhouette.high * 0.12 ? bottom : flat.hemY;
    return { on: { x: easedX, y: hemAt(x) }, from: { x: flatX, y: flatY - 1 } };
  });
}

/** The lowest row at which the mask's trunk still has most of its width. */
function lowestTrunk({ worn, body }: Dressing): number {
  for (let y = worn.box.bottom - 1; y > worn.box.top; y -= 1) {
    const trunk = worn.trunk(y);
    if (trunk && trunk[1] - trunk[0] > body.shouldersPx * 0.4) return y;
  }
  return worn.box.bottom - 1;
}

/** Distance of a mask's end above the hem, in torso lengths, from which it is the gap between legs. */
const BETWEEN_LEGS = 0.5;

/** The mask's lower edge in a column, where it lies near the hem; between trousers' legs it does not. */
function nearBottom({ worn, body }: Dressing, x: number, hemY: number): number {
  const room = body.shouldersPx * 0.22;
  const seen = [-3, 0, 3].map((away) => worn.bottom(x + away) ?? hemY).toSorted((a, b) => a - b)[1];
  if (hemY - seen > body.torsoPx * BETWEEN_LEGS) return hemY;
  return clamp(seen, hemY - room, hemY + room);
}
