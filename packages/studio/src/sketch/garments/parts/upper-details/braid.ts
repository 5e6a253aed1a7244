import { resample } from '../../../../core/scene/curve.ts';
import {
  add,
  normalOf,
  type Point,
  type Polyline,
  subtract,
  times,
  unitOf,
} from '../../../../core/scene/point.ts';
import type { DressContext } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';

type Braid = {
  edge: Polyline;
  /** How wide it is to the right of the edge's direction seen upright; negative lies to the left. */
  px: number;
};

/** A woven band in the trim's colour along an edge. */
export function drawBraid(
  { scene, piece }: DressContext,
  top: GarmentTop,
  { edge, px }: Braid,
): void {
  const pen = scene.on(top.layer, top.order);
  const row = resample(edge, 5);
  const inner = row.map((point, i): Point => {
    const along = unitOf(subtract(row[Math.min(row.length - 1, i + 1)], row[Math.max(0, i - 1)]));
    return add(point, times(normalOf(along), -px));
  });
  pen.region({
    class: 'garment',
    part: 'braid',
    garment: piece.garment.id,
    fabric: piece.fabric.id,
    colour: clothOfRegion(piece, 'braid').colour ?? piece.trim,
    outlines: [[...row, ...inner.toReversed()]],
    reserve: 0,
  });
  pen.stroke('detail', inner, { weight: 0.9, taper: [0, 0] });
}
