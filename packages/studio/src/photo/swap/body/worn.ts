import type { PixelSize } from '@toile/tools';
import { type Box, boundsOf } from '../../field/bounds.ts';
import type { Pairwise } from '../source/flat-lay.ts';
import { limbColumn, limbLength, spotOnLimb } from './limb.ts';
import type { ViewedBody } from './viewed-body.ts';

export type WornPlace = 'upper' | 'lower' | 'full';

/** The masked garment on its body. */
export type Worn = PixelSize & {
  mask: Uint8Array;
  box: Box;
  place: WornPlace;
  /** Length of the mask along each arm from the shoulder, in pixels; 0 without a sleeve. */
  sleevesPx: Pairwise<number>;
  /**
   * Left and right of the trunk's part of the mask at a height, of both legs together below a crotch;
   * undefined where there is none.
   */
  trunk: (y: number) => Pairwise<number> | undefined;
  /** First and last row of the mask in a column; undefined where there are none. */
  top: (x: number) => number | undefined;
  bottom: (x: number) => number | undefined;
};

/** Half of a sleeve's width at the shoulder, as a share of the shoulders' width. */
const ARM = 0.13;

/** Position of a mask (0 and 1) on a body; undefined where the mask is empty. */
export function wornOn(body: ViewedBody, mask: Uint8Array, size: PixelSize): Worn | undefined {
  const box = boundsOf(mask, size, 1);
  if (!box) return undefined;
  const has = (x: number, y: number) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= size.width || row >= size.height) return false;
    return mask[row * size.width + column] === 1;
  };
  const place = placeOf(body, box);
  const sleeve = (side: 0 | 1) => (place === 'lower' ? 0 : sleeveOf(body, side, has));
  const sleevesPx = [sleeve(0), sleeve(1)] as const;
  const trunk = onceForEachRow((y) => trunkAt(y, { body, box, has, sleevesPx, place }));
  const column = (x: number, isTop: boolean) => {
    const from = isTop ? box.top : box.bottom - 1;
    for (let y = from; y >= box.top && y < box.bottom; y += isTop ? 1 : -1) if (has(x, y)) return y;
    return undefined;
  };
  return {
    ...size,
    mask,
    box,
    place,
    sleevesPx,
    trunk,
    top: (x) => column(x, true),
    bottom: (x) => column(x, false),
  };
}

/** Cache of one result a row: all pixels of a row need the same. */
function onceForEachRow<Found>(find: (y: number) => Found): (y: number) => Found {
  const rows = new Map<number, { found: Found }>();
  return (y) => {
    const row = rows.get(y) ?? { found: find(y) };
    rows.set(y, row);
    return row.found;
  };
}

function placeOf({ chest, torsoPx }: ViewedBody, { top, bottom }: Box): WornPlace {
  const from = (top - chest.y) / torsoPx;
  if (from > 0.5) return 'lower';
  return (bottom - chest.y) / torsoPx > 1.45 ? 'full' : 'upper';
}

type Has = (x: number, y: number) => boolean;

/** Length of the arm's bone that the mask covers; short gaps are bridged. */
function sleeveOf({ arms, torsoPx }: ViewedBody, side: 0 | 1, has: Has): number {
  const arm = arms[side];
  const length = limbLength(arm);
  const gap = torsoPx * 0.1;
  let reach = 0;
  for (let along = 0; along < length; along += 2) {
    if (along - reach > gap + torsoPx * 0.08) break;
    const { at } = spotOnLimb(arm, along);
    if (has(at.x, at.y)) reach = along;
  }
  return reach > torsoPx * 0.18 ? reach : 0;
}

type Trunk = {
  body: ViewedBody;
  box: Box;
  has: Has;
  sleevesPx: Pairwise<number>;
  place: WornPlace;
};

/** Largest distance from a leg's bone to the mask's pixels of that leg, as a share of the shoulders' width. */
const LEG = 0.14;

function trunkAt(y: number, trunk: Trunk): Pairwise<number> | undefined {
  const { body } = trunk;
  const reach = body.shouldersPx * 0.3;
  const middle = Math.round(body.spineX(y));
  const starts = [...acrossMiddle(middle, y, { ...trunk, reach }), ...legsAt(y, trunk)].filter(
    (start) => start !== undefined,
  );
  if (starts.length === 0) return undefined;
  return [
    Math.min(...starts.map((start) => edgeFrom(start, y, { ...trunk, side: 0 }))),
    Math.max(...starts.map((start) => edgeFrom(start, y, { ...trunk, side: 1 }))),
  ];
}

/**
 * Columns in the mask nearest to the middle. An open neckline has one on each side: both are the
 * trunk, and the neck is between them.
 */
function acrossMiddle(
  x: number,
  y: number,
  { has, reach, body, place }: Trunk & Search,
): (number | undefined)[] {
  if (place === 'lower' || y > body.hips.y) return [nearestInside(x, y, { has, reach })];
  return [firstInside(x, y, { has, reach, way: -1 }), firstInside(x, y, { has, reach, way: 1 })];
}

/** Columns of both legs in the mask of a whole-body garment: below the crotch the middle may be empty. */
function legsAt(y: number, { body, has, place }: Trunk): (number | undefined)[] {
  if (place !== 'full' || y <= body.hips.y) return [];
  const reach = body.shouldersPx * LEG;
  return body.legs.map((leg) => {
    const x = limbColumn(leg, y);
    return x === undefined ? undefined : nearestInside(Math.round(x), y, { has, reach });
  });
}

/** Column where a row of the mask ends on one side; arms that hang into the row are left out. */
function edgeFrom(
  start: number,
  y: number,
  { body, box, has, sleevesPx, side }: Trunk & { side: 0 | 1 },
): number {
  const outward = side === 0 ? -1 : 1;
  const limit = sleevesPx[side] > 0 ? innerArm(body, side, y) : undefined;
  let x = start;
  while (x > box.left && x < box.right - 1 && has(x + outward, y)) {
    if (limit !== undefined && (x - limit) * outward >= 0) break;
    x += outward;
  }
  return x;
}

type Search = { has: Has; reach: number };

/** The first column in the mask from `x` on one way. */
function firstInside(
  x: number,
  y: number,
  { has, reach, way }: Search & { way: -1 | 1 },
): number | undefined {
  for (let away = 0; away < reach; away += 1) if (has(x + away * way, y)) return x + away * way;
  return undefined;
}

function nearestInside(x: number, y: number, search: Search): number | undefined {
  const [left, right] = [-1, 1].map((way) =>
    firstInside(x, y, { ...search, way: way < 0 ? -1 : 1 }),
  );
  if (left === undefined || right === undefined) return left ?? right;
  return x - left < right - x ? left : right;
}

/** The side of the arm that faces the trunk, at a height. */
function innerArm(
  { arms, shouldersPx, shoulders }: ViewedBody,
  side: 0 | 1,
  y: number,
): number | undefined {
  const x = limbColumn(arms[side].slice(0, 3), y);
  if (x === undefined) return undefined;
  const inward = side === 0 ? 1 : -1;
  const inner = x + inward * shouldersPx * ARM;
  // At most 12 % of the shoulders' width inside the shoulder: the arm does not reach into the chest.
  const deepest = shoulders[side].x + inward * shouldersPx * 0.12;
  return side === 0 ? Math.min(inner, deepest) : Math.max(inner, deepest);
}
