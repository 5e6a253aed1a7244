import type { Hex } from '../../../../core/colour.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import type { Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';

export type Leaf = {
  part: string;
  /** The edge that is drawn, then the edge that is not: both make the outline. */
  edge: Polyline;
  rest?: Polyline;
  colour?: Hex;
  /** The garment's patch: with it the print runs on. */
  patch?: Patch;
  shade?: readonly Polyline[];
  weight?: number;
};

/** Draws one crisp piece of a collar: cloth, and a clear line about it. */
export function drawLeaf(context: DressContext, pen: LayerPen, leaf: Leaf): void {
  const outline = [...leaf.edge, ...(leaf.rest ?? [])];
  const region = clothRegion(context, {
    part: leaf.part,
    outline,
    shade: leaf.shade,
    reserve: 0.25,
    ...(leaf.patch ? { patch: leaf.patch } : {}),
    ...(leaf.colour ? { colour: leaf.colour } : {}),
  });
  pen.region({ ...region, opacity: Math.max(region.opacity ?? 1, 0.85) });
  const drawn = leaf.rest ? leaf.edge : [...leaf.edge, leaf.edge[0]];
  pen.stroke('detail', drawn, {
    weight: 1.45 * (leaf.weight ?? 0.9),
    taper: [0.01, 0.01],
  });
}

/** Joins rows of points so that their meeting places stay corners. */
export const joined = (...rows: readonly Polyline[]): Polyline =>
  rows.flatMap((row, i) => (i === 0 ? row : row.slice(1)));
