import { lightness } from '../../../../core/colour.ts';
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
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext, Piece } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';

type Braid = {
  edge: Polyline;
  /** How wide it is to the right of the edge's direction seen upright; negative lies to the left. */
  px: number;
  /** By default 'braid'. */
  part?: 'braid' | 'piping';
};

/** A woven band in the trim's colour along an edge. */
export const drawBraid = (
  context: DressContext,
  { layer, order }: GarmentTop,
  braid: Braid,
): void => drawBand(context, context.scene.on(layer, order), braid);

function drawBand({ piece }: DressContext, pen: LayerPen, braid: Braid): void {
  const { edge, px, part = 'braid' } = braid;
  const row = resample(edge, 5);
  const inner = row.map((point, i): Point => {
    const along = unitOf(subtract(row[Math.min(row.length - 1, i + 1)], row[Math.max(0, i - 1)]));
    return add(point, times(normalOf(along), -px));
  });
  pen.region({
    class: 'garment',
    part,
    garment: piece.garment.id,
    fabric: piece.fabric.id,
    colour: clothOfRegion(piece, part).colour ?? (part === 'braid' ? piece.trim : cordOf(piece)),
    outlines: [[...row, ...inner.toReversed()]],
    reserve: 0,
  });
  pen.stroke('detail', inner, { weight: 0.9, taper: [0, 0] });
}

/** Piping shows on its cloth: pale on dark, dark on pale. */
const cordOf = ({ colour }: Piece): string => (lightness(colour) < 0.72 ? '#f6f1e6' : '#2b3046');

/** A thin cord in another colour along the hem of a skirt. */
export const pipeHem = (context: DressContext, pen: LayerPen, edge: Polyline): void =>
  drawBand(context, pen, { edge, px: -context.body.unit * 0.035, part: 'piping' });

/** A thin cord in another colour along an edge. */
export const drawPiping = (context: DressContext, top: GarmentTop, edge: Polyline): void =>
  drawBraid(context, top, { edge, px: top.cut.unit * 0.03, part: 'piping' });
