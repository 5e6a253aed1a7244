import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';
import { gripIn } from './held.ts';

/** A soft round bag drawn together at its top by a cord that ends in a tassel. */
export const bucketBag: Accessory = {
  id: 'bucket-bag',
  words: ['bucket bag', 'drawstring bag', 'drawstring pouch', 'pouch bag', 'dolly bag'],
  place: 'hand',
  shows: ['fringe', 'drawstring'],
  draw: (context) => {
    const grip = gripIn(context);
    if (!grip) return;
    const { body, scene, colour } = context;
    const pen = scene.on('arm', -20);
    const at = (u: number, v: number): Point => add(grip, [u * body.unit, v * body.unit]);
    const dark = mix(colour, '#1a1516', 0.4);
    const strap = smoothCurve([
      at(-0.3, 0.62),
      at(-0.16, 0.1),
      at(0, -0.02),
      at(0.16, 0.1),
      at(0.3, 0.62),
    ]);
    pen.stroke('detail', strap, { weight: 3.4, colour: dark, taper: [0, 0] });
    const sack = [
      at(-0.36, 0.5),
      at(-0.31, 0.68),
      at(-0.42, 1.06),
      at(-0.4, 1.36),
      at(0, 1.42),
      at(0.4, 1.36),
      at(0.42, 1.06),
      at(0.31, 0.68),
      at(0.36, 0.5),
      at(0.12, 0.54),
      at(0, 0.49),
      at(-0.12, 0.54),
    ];
    drawShape(pen, smoothCurve(sack, { closed: true, stepPx: 2 }), {
      part: 'bag',
      colour,
      shade: [[at(0.1, 0.6), at(0.4, 0.56), at(0.44, 1.38), at(0.16, 1.42)]],
      weight: 0.9,
    });
    for (const u of [-0.26, -0.14, -0.02, 0.1, 0.22]) {
      const fold = [at(u, 0.53), at(u * 0.95, 0.68), at(u * 1.25, 0.98)];
      pen.stroke('fold', smoothCurve(fold), { weight: 0.8, taper: [0.05, 0.6] });
    }
    const cord = [at(-0.32, 0.66), at(0, 0.71), at(0.32, 0.66)];
    pen.stroke('detail', smoothCurve(cord), { weight: 2.6, colour: dark, taper: [0, 0] });
    pen.stroke('seam', smoothCurve([at(-0.41, 1.26), at(0, 1.32), at(0.41, 1.26)]), {
      weight: 0.8,
    });
    drawTassel(pen, { at: at(0.03, 0.71), unit: body.unit, colour: context.trim ?? dark });
  },
};

type Tassel = { at: Point; unit: number; colour: string };

/** Threads that hang from a knot on a short cord. */
function drawTassel(
  pen: ReturnType<AccessoryContext['scene']['on']>,
  { at, unit, colour }: Tassel,
): void {
  const knot = add(at, [0.02 * unit, 0.14 * unit]);
  pen.stroke('detail', [at, knot], { weight: 2, colour, taper: [0, 0] });
  const skirt = [
    add(knot, [-0.035 * unit, 0]),
    add(knot, [0.035 * unit, 0]),
    add(knot, [0.08 * unit, 0.34 * unit]),
    add(knot, [-0.08 * unit, 0.34 * unit]),
  ];
  drawShape(pen, skirt, { part: 'tassel', colour });
  for (const u of [-0.04, 0, 0.04]) {
    const thread = [add(knot, [u * 0.4 * unit, 0.05 * unit]), add(knot, [u * unit, 0.33 * unit])];
    pen.stroke('fold', thread, { weight: 0.6, taper: [0, 0] });
  }
}
