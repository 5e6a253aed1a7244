import { clamp, lerp } from '../../../core/interpolate.ts';
import { necklineOf } from '../body/neckline.ts';
import type { ViewedBody } from '../body/viewed-body.ts';
import type { Worn } from '../body/worn.ts';
import type { Wear } from '../choose-wear.ts';
import { neckEdgeY } from '../source/find-front-neck.ts';
import type { FlatLay, Pairwise } from '../source/flat-lay.ts';
import type { Pair } from './thin-plate.ts';
import { thinPlate, type Warp } from './thin-plate.ts';

export type TrunkPlace = {
  warp: Warp;
  /** Of the new garment on the person. */
  tips: Pairwise<{ x: number; y: number }>;
  pits: Pairwise<{ x: number; y: number }>;
  necks: Pairwise<{ x: number; y: number }>;
  frontNeckY: number;
  hemY: (x: number) => number;
  /** Pixels of the photo for one of the flat-lay, across. */
  scale: number;
};

export type Dressing = {
  flat: FlatLay;
  worn: Worn;
  body: ViewedBody;
  wear: Wear;
  shoulderY: (x: number) => number;
};

/** Parts of the torso from the shoulders to the armpits. */
const PIT = 0.27;
const LEVELS = [0.2, 0.4, 0.6, 0.8] as const;

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
    on: eased(pits[side], { dressing, y: pits[side].y, side }),
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

/** A side of the trunk at a height: the mask's, or where the bones have it. */
function sideAt({ worn, body }: Dressing, side: 0 | 1, y: number): number {
  const { shoulders, hips, chest, shouldersPx, torsoPx } = body;
  const outward = side === 0 ? -1 : 1;
  const part = clamp((y - chest.y) / torsoPx, 0, 1.2);
  const middle = body.spineX(y);
  const half = lerp(Math.abs(shoulders[side].x - chest.x) * 0.95, shouldersPx * 0.42, part);
  const guess = middle + outward * half;
  const seen = worn.trunk(y)?.[side];
  if (seen === undefined) return guess;
  const isFar = part < 1.0 && Math.abs(seen - guess) > shouldersPx * 0.4;
  return isFar && y < hips.y ? guess : seen;
}

type At = { dressing: Dressing; y: number; side: 0 | 1 };

/** A side moved outwards by the ease: the cloth goes on around the body. */
function eased({ x, y }: { x: number; y: number }, { dressing, side }: At) {
  const { body, wear } = dressing;
  const half = Math.abs(x - body.spineX(y));
  return { x: x + (side === 0 ? -1 : 1) * half * wear.ease, y };
}

type Placed = { neckline: ReturnType<typeof necklineOf>; scale: number };

/** The opening lies where it naturally would, but never above or within the mask's own opening. */
function placeNeck(
  { flat, body, shoulderY, worn }: Dressing,
  { neckline, scale }: Placed,
): { pairs: Pair[]; frontNeckY: number; necks: TrunkPlace['necks'] } {
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

type Below = {
  pits: readonly { x: number; y: number }[];
  tips: readonly { x: number; y: number }[];
  scale: number;
};

/** How far a garment may be drawn longer or shorter than it is, to end where the mask does. */
const LONGER = 1.5;
const SHORTER = 0.62;
/** From this part on a top ends above a dress's hem by itself. */
const OVER_DRESS = 1.2;

/** Sides and hem. */
function placeSides(
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
  const endY = isTucked
    ? Math.max(
        lowest + (lowest - shoulderY) * 0.07,
        Math.min(natural, lowest + (lowest - shoulderY) * 0.45),
      )
    : isNear || ratio >= LONGER
      ? cut
      : Math.min(natural, lowest + (lowest - shoulderY) * 0.5);
  const isAtMask = endY === lowest;
  const pairs: Pair[] = [];
  const between = (t: number) => lerp(pitY, endY, t);
  for (const t of LEVELS) {
    const y = between(t);
    const flatY = lerp(flatPitY, flat.hemY, waisted(dressing, { t, pitY, endY, flatPitY }));
    pairs.push(...sidePairs(dressing, { y, flatY }));
  }
  const hemAt = (x: number) => {
    const own = isAtMask ? nearBottom(dressing, x, endY) : endY;
    return own;
  };
  pairs.push(...hemPairs(dressing, { endY: endY, hemAt }));
  return { pairs, hemY: hemAt };
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
    x: eased({ x, y: inside }, { dressing, y, side }).x,
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
    const easedX =
      part === 0 || part === 1 ? eased({ x, y: inside }, { dressing, y: inside, side }).x : x;
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

/** The mask's lower edge in a column, where it lies near the hem. */
function nearBottom({ worn, body }: Dressing, x: number, hemY: number): number {
  const room = body.shouldersPx * 0.22;
  const seen = [-3, 0, 3].map((away) => worn.bottom(x + away) ?? hemY).toSorted((a, b) => a - b)[1];
  return clamp(seen, hemY - room, hemY + room);
}
