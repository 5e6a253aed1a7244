import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { placeAlong, smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import type { DressContext } from '../garment.ts';
import { drawSpray, threadsOn } from './embroidery.ts';
import { drawHemBorder } from './hem-border.ts';
import { drawLaceTrim } from './lace-trim.ts';
import { clothRegion } from './skirt-cloth.ts';
import type { SkirtShape } from './skirt-shape.ts';
import { fringeColour } from './upper-details/fringe.ts';

/** Draws what a design has along its hem: a band, lace, fringe, feathers or embroidery. */
export function drawHemTrim(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { design, colour, parts } = context.piece;
  const { details } = design;
  if (parts?.has('hem'))
    drawHemBorder(context, pen, { shape, colour, heads: 0.2, part: 'hem band' });
  if (details.has('embroidery') || details.has('hem-embroidery'))
    drawEmbroidery(context, pen, shape);
  if (details.has('lace-trim'))
    drawLaceTrim(context, pen, { edge: shape.hem.path, px: context.body.unit * 0.2 });
  if (details.has('fringe')) drawFringe(context, pen, shape);
  if (details.has('feathers')) drawFeathers(context, pen, shape);
}

/** Trims end above the page's edge. */
const LOWEST_PX = 1012;

/** Strands about the hem, and on tall skirts in a second row above it. */
function drawFringe(context: DressContext, pen: LayerPen, shape: SkirtShape): void {
  const { unit } = context.body;
  const tall = shape.hemY - shape.left[0][1];
  if (tall > unit * 1.1) {
    const v = Math.max(0.3, 1 - (unit * 0.62) / tall);
    hangStrands(context, pen, (u) => shape.patch(0.015 + 0.97 * u, v), shape.widthPx * 0.85);
  }
  hangStrands(context, pen, placeAlong(shape.hem.path), shape.widthPx);
}

function hangStrands(
  { body, rng, piece }: DressContext,
  pen: LayerPen,
  at: (part: number) => Point,
  widthPx: number,
): void {
  const colour = fringeColour(piece);
  const tones = [colour, adjust(colour, -0.1), adjust(colour, 0.12)];
  const count = Math.round(widthPx / (body.unit * 0.026));
  for (let i = 0; i <= count; i += 1) {
    const from = at(i / count);
    const length = Math.min(body.unit * rng.range(0.28, 0.37), LOWEST_PX - from[1]);
    const lean = body.unit * (rng.range(-0.02, 0.02) + body.sway * 0.05);
    const isLine = i % 3 === 0;
    pen.stroke('detail', [from, add(from, [lean * 0.3, length * 0.5]), add(from, [lean, length])], {
      weight: isLine ? 0.7 : 2,
      taper: [0, 0.3],
      ...(isLine ? {} : { colour: rng.pick(tones) }),
    });
  }
}

const FEATHER_ROWS = 3;

function drawFeathers(context: DressContext, pen: LayerPen, { hem, widthPx }: SkirtShape): void {
  const { body, rng } = context;
  const { unit } = body;
  const count = Math.round(widthPx / (unit * 0.11));
  for (let row = 0; row < FEATHER_ROWS; row += 1) {
    for (let i = 0; i < count; i += 1) {
      const u = (i + rng.range(0.1, 0.9)) / count;
      const from = add(hem.base(u), [0, -unit * lerp(0.3, 0.02, row / (FEATHER_ROWS - 1))]);
      const out = (u - 0.5) * unit * 0.3 + rng.range(-0.08, 0.08) * unit;
      const long = Math.min(unit * rng.range(0.22, 0.38), LOWEST_PX - from[1]);
      const tip = add(from, [out, long]);
      const bow = (side: number): Point =>
        add(from, [out * 0.35 + side * unit * 0.04, long * 0.55]);
      pen.region({
        ...clothRegion(context, {
          part: 'feather',
          outline: [from, bow(-1), tip, bow(1)],
          reserve: 0,
        }),
        opacity: 0.85,
      });
      pen.stroke('detail', [from, bow(0), tip], { weight: 0.55, taper: [0.05, 0.6] });
    }
  }
}

/** Sprays that climb from the hem, tall ones between short. */
function drawEmbroidery(
  { body, rng, piece }: DressContext,
  pen: LayerPen,
  { patch, widthPx }: SkirtShape,
): void {
  const { unit } = body;
  const threads = threadsOn(piece);
  const count = Math.max(5, Math.round(widthPx / (unit * 0.42)));
  for (let i = 0; i < count; i += 1) {
    const u = (i + rng.range(0.3, 0.7)) / count;
    const high = i % 2 === 0 ? rng.range(0.34, 0.52) : rng.range(0.16, 0.28);
    const bend = rng.pick([-1, 1]) * rng.range(0.015, 0.03);
    const stem = smoothCurve(
      [0, 0.3, 0.65, 1].map((t) => patch(u + bend * Math.sin(t * 4.4), 0.985 - high * t)),
      { stepPx: 4 },
    );
    drawSpray(pen, stem, { unit: unit * 1.35, rng, threads });
  }
}
