import type { Pairwise } from '../source/flat-lay.ts';
import type { Dressing } from './dressing.ts';
import type { Patch } from './patch.ts';
import { placeLower } from './place-lower.ts';
import { placeSleeve } from './place-sleeve.ts';
import { placeTrunk, type TrunkPlace } from './place-trunk.ts';

export type Dressed = {
  patches: Patch[];
  /** Pixels of the photo for one of the flat-lay, about. */
  scale: number;
  hemY: (x: number) => number;
  /** Description of the sleeves. */
  sleeve: string;
  /** Length of each sleeve along its arm, in pixels; undefined without a sleeve. */
  sleeveEndsPx: Pairwise<number | undefined>;
};

/** Lays all parts of a garment on the person. */
export function dress(dressing: Dressing): Dressed {
  const { worn, flat } = dressing;
  if (worn.place === 'lower' || flat.isLegs) {
    const high = worn.box.bottom - worn.box.top;
    const wide = worn.box.right - worn.box.left;
    const scale = Math.max(high / flat.silhouette.high, wide / flat.silhouette.wide);
    const hemY = () => worn.box.bottom;
    return {
      patches: placeLower(dressing),
      scale,
      hemY,
      sleeve: 'none',
      sleeveEndsPx: [undefined, undefined],
    };
  }
  const trunk = placeTrunk(dressing);
  const laid = ([0, 1] as const).map((side) => {
    const sleeve = flat.sleeves[side];
    return sleeve && placeSleeve(dressing, { trunk, sleeve, side });
  });
  const sleeves = laid.flatMap((sleeve) => sleeve ?? []);
  return {
    patches: [trunkPatch(dressing, trunk), ...sleeves],
    scale: trunk.scale,
    hemY: trunk.hemY,
    sleeve: sleeveNote(dressing, sleeves.length),
    sleeveEndsPx: [laid[0]?.endPx, laid[1]?.endPx],
  };
}

function sleeveNote({ flat }: Dressing, laid: number): string {
  if (!flat.sleeves.some(Boolean)) return 'none';
  return laid > 0 ? 'along the arms' : 'end at the mask';
}

/** Width of a strap at the shoulder, as the largest share of the garment's width. */
const STRAP = 0.075;

/** Half of a trunk's width where the mask has none, as a share of the shoulders' width. */
const TRUNK = 0.5;

/** Between armpits and hem, and up to the shoulders beside the neck, the trunk is covered for certain. */
function trunkPatch({ worn, flat, body }: Dressing, trunk: TrunkPlace): Patch {
  const { pits, tips, necks, frontNeckY, hemY } = trunk;
  const isSleeved = flat.sleeves.some(Boolean);
  const firm = Math.max(pits[0].y, pits[1].y, frontNeckY + 2);
  // Straps leave the shoulders bare.
  const straps = flat.tips.map(({ x }, side) => Math.abs(x - flat.necks[side].x));
  const isStrappy = !isSleeved && Math.max(...straps) < flat.silhouette.wide * STRAP;
  const isOnShoulder = (x: number, y: number) => {
    if (isStrappy) return false;
    const side = x < body.spineX(y) ? 0 : 1;
    const outward = side === 0 ? -1 : 1;
    const neck = necks[side];
    const isBeside =
      (x - neck.x) * outward > 1 &&
      (isSleeved || (worn.sleevesPx[side] === 0 && (tips[side].x - x) * outward > 1));
    return (
      isBeside && y < pits[side].y && y > Math.min(neck.y, tips[side].y) - body.shouldersPx * 0.12
    );
  };
  return {
    warp: trunk.warp,
    weight: (x, y) => {
      // Sleeves of the worn garment are not part of the trunk.
      const side = x < body.spineX(y) ? 0 : 1;
      if (worn.sleevesPx[side] === 0) return 1;
      const edges = worn.trunk(y);
      if (y < pits[side].y) return 1;
      // Below the trunk's end the mask holds arms alone.
      if (!edges) return Math.abs(x - body.spineX(y)) < body.shouldersPx * TRUNK ? 1 : 0;
      return x >= edges[0] - 2 && x <= edges[1] + 2 ? 1 : 0;
    },
    isCertain: (x, y) => {
      if (isOnShoulder(x, y)) return true;
      if (y < firm || y > hemY(x) - 1) return false;
      const edges = worn.trunk(y);
      return edges !== undefined && x >= edges[0] && x <= edges[1];
    },
  };
}
