import { adjust } from '../../../core/colour.ts';
import { lengthAlong, placeAlong, smoothCurve } from '../../../scene/curve.ts';
import { add, type Point, type Polyline } from '../../../scene/point.ts';
import type { LayerPen } from '../../../scene/scene-builder.ts';
import type { DressContext } from '../../garment.ts';
import type { GarmentTop } from '../bodice/garment-top.ts';
import { waved } from '../bodice/waved.ts';
import { clothRegion } from '../skirt-cloth.ts';

/** Strands that hang from an edge, each of its own length. */
export function drawFringe(
  context: DressContext,
  pen: LayerPen,
  edge: Polyline,
  lengthPx: number,
): void {
  const { rng, body } = context;
  const at = placeAlong(edge);
  const count = Math.max(24, Math.round(lengthAlong(edge) / (body.unit * 0.026)));
  const tones = [context.piece.colour, adjust(context.piece.colour, -0.1)];
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

/** A scalloped edge of lace with its small holes. */
export function drawLaceTrim(
  context: DressContext,
  pen: LayerPen,
  edge: Polyline,
  px: number,
): void {
  const waves = Math.max(6, Math.round((edge.length * 3) / (px * 1.7)));
  const rim = waved(edge.toReversed(), { waves, px: px * 0.55 });
  pen.region({
    ...clothRegion(context, { part: 'lace trim', outline: [...edge, ...rim], reserve: 0 }),
    colour: context.piece.trim,
    fabric: 'lace',
    opacity: 0.75,
  });
  pen.stroke('detail', rim, { weight: 0.8, taper: [0, 0] });
  const at = placeAlong(edge);
  for (let i = 0; i < waves; i += 1) {
    const [x, y] = at((i + 0.5) / waves);
    pen.stroke(
      'detail',
      [
        [x - 1.4, y],
        [x, y + 1.4],
        [x + 1.4, y],
        [x, y - 1.4],
        [x - 1.4, y],
      ],
      { weight: 0.5, taper: [0, 0] },
    );
  }
}

/** A frill sewn on along a row of points: both of its edges wave, its gathers meet on the seam. */
export function drawFrill(context: DressContext, pen: LayerPen, spine: Polyline, px: number): void {
  const at = placeAlong(spine);
  const waves = Math.max(5, Math.round(lengthAlong(spine) / (px * 1.1)));
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: waves * 6 + 1 }, (_, i) => {
      const part = i / (waves * 6);
      const turn = part * Math.PI * 2 * waves + (side > 0 ? 0 : 1.9);
      const out = px * (0.72 + 0.28 * Math.sin(turn)) * Math.min(1, 0.4 + part * 5);
      return add(at(part), [side * out, px * 0.14 * Math.cos(turn)]);
    });
  const [right, left] = [edge(1), edge(-1)];
  pen.region(
    clothRegion(context, {
      part: 'frill',
      outline: [...right, ...left.toReversed()],
      reserve: 0.2,
    }),
  );
  pen.stroke('detail', right, { weight: 1.2, taper: [0, 0] });
  pen.stroke('detail', left, { weight: 1.05, taper: [0, 0] });
  pen.stroke('seam', spine, { weight: 0.8, taper: [0.02, 0.02] });
  for (let i = 0; i < waves * 2; i += 1) {
    const [x, y] = at((i + 0.5) / (waves * 2));
    const out = (i % 2 === 0 ? px : -px) * 0.62;
    pen.stroke(
      'fold',
      [
        [x, y],
        [x + out, y + px * 0.16],
      ],
      { weight: 0.6, taper: [0, 0.7] },
    );
  }
}

/** Tufts of feathers along an edge. */
export function drawFeathers(
  context: DressContext,
  pen: LayerPen,
  edge: Polyline,
  px: number,
): void {
  const { rng } = context;
  const at = placeAlong(edge);
  for (let i = 0; i <= 38; i += 1) {
    const from = at(i / 38);
    const lean = rng.range(-0.6, 0.6);
    const end: Point = add(from, [lean * px, px * rng.range(0.7, 1.25)]);
    const mid: Point = add(from, [lean * px * 0.2 + rng.range(-2, 2), px * 0.55]);
    const vane = smoothCurve([from, add(mid, [3, 0]), end, add(mid, [-3, 0])], { closed: true });
    pen.region({
      ...clothRegion(context, { part: 'feathers', outline: vane, reserve: 0 }),
      opacity: 0.8,
    });
    pen.stroke('detail', smoothCurve([from, mid, end]), { weight: 0.6, taper: [0, 0.4] });
  }
}

/** Lines of stitches beside hem and front edge. */
export function drawTopStitching(pen: LayerPen, { cut }: GarmentTop): void {
  const raise = (by: number) => cut.hem.map((p): Point => add(p, [0, -by * cut.unit]));
  for (const by of [0.035, 0.06]) pen.stroke('stitch', raise(by), { weight: 0.75 });
  for (const side of ['left', 'right'] as const) {
    const sign = side === 'left' ? 1 : -1;
    pen.stroke(
      'stitch',
      cut.seam[side].map((p): Point => add(p, [sign * cut.unit * 0.035, 0])),
      { weight: 0.65 },
    );
  }
}
