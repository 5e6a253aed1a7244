import { add } from '../../../core/scene/point.ts';
import type { Layer } from '../../../core/scene/scene-builder.ts';
import { signOf } from '../../figure/body.ts';
import type { DressContext } from '../garment.ts';
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
  const { waist } = piece.design;
  if (waist === 'elastic' || waist === 'sash' || waist === 'obi') {
    drawWaist(context, { kind: waist, level, layer, order: order + 1 });
    return;
  }
  const strip = bandAbout(body, { level, heightPx: unit * 0.125, easePx: unit * 0.022 });
  drawWaistband(context, scene.on(layer, order), { ...band, level, band: strip });
  if (waist !== 'none') drawWaist(context, { kind: waist, level, layer, order: order + 1 });
}

/** A cord tied at the front of an elastic waist. */
export function drawDrawstring({ body, scene, rng }: DressContext, level: number): void {
  if (body.isBack) return;
  const knot = add(body.front(0, level), [0, body.unit * 0.05]);
  const pen = scene.on('lower', 5);
  for (const side of ['left', 'right'] as const) {
    const out = signOf(side) * body.unit;
    const length = body.unit * rng.range(0.28, 0.4);
    const end = add(knot, [out * 0.05, length]);
    pen.stroke('detail', [knot, add(knot, [out * 0.06, length * 0.4]), end], {
      weight: 1.7,
      taper: [0, 0],
    });
    pen.stroke(
      'detail',
      [
        knot,
        add(knot, [out * 0.1, -body.unit * 0.03]),
        add(knot, [out * 0.11, body.unit * 0.03]),
        knot,
      ],
      { weight: 1.1, taper: [0, 0] },
    );
  }
}
