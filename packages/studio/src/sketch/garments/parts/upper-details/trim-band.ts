import type { Hex } from '../../../../core/colour.ts';
import { placeAlong, resample } from '../../../../core/scene/curve.ts';
import { add, type Point, type Polyline, times } from '../../../../core/scene/point.ts';
import type { LayerPen } from '../../../../core/scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import { clothRegion } from '../skirt-cloth.ts';

export type TrimBand = {
  edge: Polyline;
  /** From the edge to the band's other side, of length 1. */
  up: Point;
  heightPx: number;
  colour: Hex;
  /** Stripes across it, each from and to a part of its height. */
  stripes?: readonly (readonly [from: number, to: number])[];
  stripeColour?: Hex;
  /** Lines of a rib, this far apart. */
  ribPx?: number;
  part?: string;
};

/** A band along a hem or a cuff in a colour of its own: a striped rib, a border. */
export function drawTrimBand(context: DressContext, pen: LayerPen, band: TrimBand): void {
  const { edge, up, heightPx, colour, part = 'band' } = band;
  const row = resample(edge, 4);
  const raised = (by: number) => row.map((at) => add(at, times(up, heightPx * by)));
  const own = { ...context, piece: { ...context.piece, print: undefined } };
  const strip = (from: number, to: number) => [...raised(from), ...raised(to).toReversed()];
  pen.region(clothRegion(own, { part, outline: strip(0, 1), colour, opacity: 1, reserve: 0.1 }));
  for (const [from, to] of band.stripes ?? []) {
    const outline = strip(from, to);
    pen.region(
      clothRegion(own, { part, outline, colour: band.stripeColour, opacity: 1, reserve: 0 }),
    );
  }
  if (band.ribPx) drawRibs(pen, row, { ...band, ribPx: band.ribPx });
  pen.stroke('seam', raised(1), { weight: 0.95, taper: [0, 0] });
  pen.stroke('contour', row, { weight: 1, taper: [0.02, 0.02] });
}

function drawRibs(
  pen: LayerPen,
  row: Polyline,
  { up, heightPx, ribPx }: TrimBand & { ribPx: number },
): void {
  const at = placeAlong(row);
  const count = Math.max(4, Math.round((row.length * 4) / ribPx));
  for (let i = 1; i < count; i += 1) {
    const from = at(i / count);
    pen.stroke(
      'detail',
      [add(from, times(up, heightPx * 0.06)), add(from, times(up, heightPx * 0.94))],
      {
        weight: 0.5,
        taper: [0.1, 0.1],
      },
    );
  }
}
