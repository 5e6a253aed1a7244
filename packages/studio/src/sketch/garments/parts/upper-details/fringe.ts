import { adjust, type Hex } from '../../../../core/colour.ts';
import { lengthAlong, placeAlong, smoothCurve } from '../../../../core/scene/curve.ts';
import { add, type Polyline } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext, Piece } from '../../garment.ts';
import { clothOfRegion } from '../../part-cloth.ts';

type Fringe = {
  edge: Polyline;
  /** How long the strands are. */
  lengthPx: number;
};

/** The colour of a garment's fringe: its own where the prompt names one. */
export const fringeColour = (piece: Piece): Hex =>
  clothOfRegion(piece, 'fringe').colour ?? piece.colour;

/** Strands that hang from an edge, each of its own length. */
export function drawFringe(context: DressContext, pen: LayerPen, { edge, lengthPx }: Fringe): void {
  const { rng, body } = context;
  const at = placeAlong(edge);
  const count = Math.max(24, Math.round(lengthAlong(edge) / (body.unit * 0.026)));
  const colour = fringeColour(context.piece);
  const tones = [colour, adjust(colour, -0.1)];
  for (let i = 0; i <= count; i += 1) {
    const from = at(i / count);
    const long = lengthPx * rng.range(0.82, 1.08);
    const swing = body.sway * lengthPx * 0.15 + rng.range(-2, 2);
    pen.stroke(
      'detail',
      smoothCurve([from, add(from, [swing * 0.3, long * 0.5]), add(from, [swing, long])]),
      {
        weight: i % 3 === 0 ? 0.7 : 2,
        taper: [0.02, 0.3],
        ...(i % 3 === 0 ? {} : { colour: rng.pick(tones) }),
      },
    );
  }
}
