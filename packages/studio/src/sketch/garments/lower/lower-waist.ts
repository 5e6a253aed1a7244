import { smoothCurve } from '../../../core/scene/curve.ts';
import { add } from '../../../core/scene/point.ts';
import type { Layer, LayerPen } from '../../../core/scene/scene-builder.ts';
import { signOf } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
import { clothOfRegion } from '../part-cloth.ts';
import { clothRegion } from '../parts/skirt-cloth.ts';
import { drawWaistband } from '../parts/skirt-details-sewn.ts';
import { drawWaist } from '../parts/waist.ts';
import { bandAbout } from '../parts/waist-band.ts';

type LowerWaist = {
  from: number;
  hasLoops?: boolean;
  hasButton?: boolean;
  /** By default over the skirt or trousers on 'lower'. */
  layer?: Layer;
  order?: number;
};

/** Finishes the top of a skirt or trousers with a waistband, and what the design wears about it. */
export function drawLowerWaist(
  context: DressContext,
  { from, layer = 'lower', order = 3, ...band }: LowerWaist,
): void {
  const { body, piece, scene } = context;
  const { unit } = body;
  const level = from + 0.06;
  const { waist, details } = piece.design;
  if (piece.parts?.has('cord')) drawDrawstring(context, level);
  if (details.has('paperbag')) drawPaperbag(context, scene.on(layer, order), level);
  if (waist === 'elastic' || waist === 'sash' || waist === 'obi') {
    drawWaist(context, { kind: waist, level, layer, order: order + 1 });
    return;
  }
  const strip = bandAbout(body, { level, heightPx: unit * 0.125, easePx: unit * 0.022 });
  drawWaistband(context, scene.on(layer, order), { ...band, level, band: strip });
  if (waist !== 'none') drawWaist(context, { kind: waist, level, layer, order: order + 1 });
}

/** The cloth above a tie, gathered into a frill. */
function drawPaperbag(context: DressContext, pen: LayerPen, level: number): void {
  const { body, rng } = context;
  const frill = bandAbout(body, {
    level: level - 0.3,
    heightPx: body.unit * 0.24,
    easePx: body.unit * 0.07,
  });
  const count = 22;
  const top = Array.from({ length: count + 1 }, (_, i) =>
    frill.patch(i / count, (i % 2 === 0 ? -0.12 : 0.14) + rng.range(-0.05, 0.05)),
  );
  const outline = [...smoothCurve(top), ...frill.lower.toReversed()];
  pen.region(clothRegion(context, { part: 'waistband', outline, reserve: 0.2 }));
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.9, taper: [0, 0] });
  for (let i = 1; i < count; i += 1) {
    const fold = [
      frill.patch(i / count, 0.1),
      frill.patch(i / count, 0.6),
      frill.patch(i / count, 1),
    ];
    pen.stroke('fold', fold, { weight: 0.7, taper: [0.3, 0.05] });
  }
}

/** A cord tied at the front of an elastic waist. */
export function drawDrawstring({ body, scene, rng, piece }: DressContext, level: number): void {
  if (body.isBack) return;
  const { colour } = clothOfRegion(piece, 'cord');
  const line = { taper: [0, 0] as const, ...(colour && { colour }) };
  const knot = add(body.front(0, level), [0, body.unit * 0.05]);
  const pen = scene.on('lower', 5);
  for (const side of ['left', 'right'] as const) {
    const out = signOf(side) * body.unit;
    const length = body.unit * rng.range(0.28, 0.4);
    const end = add(knot, [out * 0.05, length]);
    pen.stroke('detail', [knot, add(knot, [out * 0.06, length * 0.4]), end], {
      ...line,
      weight: colour ? 2.6 : 1.7,
    });
    pen.stroke(
      'detail',
      [
        knot,
        add(knot, [out * 0.1, -body.unit * 0.03]),
        add(knot, [out * 0.11, body.unit * 0.03]),
        knot,
      ],
      { ...line, weight: colour ? 1.8 : 1.1 },
    );
  }
}
