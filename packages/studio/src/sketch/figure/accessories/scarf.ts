import { adjust } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import type { LayerPen } from '../../../core/scene/scene-builder.ts';
import { signOf } from '../body.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';

/** A scarf wound about the neck, its two ends hanging down the front. */
export const scarf: Accessory = {
  id: 'scarf',
  words: [
    'scarf',
    'muffler',
    'wool scarf',
    'silk scarf',
    'neckerchief',
    'foulard',
    'bandana round the neck',
    'bandana around the neck',
    'bandana at the neck',
    'scarf round the neck',
    'neck scarf',
  ],
  place: 'neck',
  draw: (context) => {
    const pen = context.scene.on('neck-wear', 5);
    drawEnd(pen, context, { x: 0.1, long: 1.5 });
    drawEnd(pen, context, { x: -0.06, long: 1.15 });
    drawRound(pen, context);
  },
};

type End = { x: number; long: number };

function drawEnd(pen: LayerPen, { body, colour }: AccessoryContext, { x, long }: End): void {
  const { unit, pitOfNeck: pit, sway } = body;
  const at = (across: number, down: number): Point =>
    add(pit, [(x + across + sway * 0.12 * down) * unit, (0.02 + down) * unit]);
  const left = [at(-0.1, 0), at(-0.13, long * 0.4), at(-0.15, long)];
  const right = [at(0.1, 0), at(0.1, long * 0.4), at(0.14, long * 0.98)];
  const outline = [...smoothCurve(left), ...smoothCurve(right.toReversed())];
  const shade = [at(0.02, 0), at(0.04, long * 0.5), at(0.06, long), at(0.2, long), at(0.12, 0)];
  pen.region({
    class: 'accessory',
    part: 'scarf end',
    colour,
    outlines: [outline],
    shade: [shade],
  });
  for (const row of [left, right]) pen.stroke('contour', smoothCurve(row), { weight: 0.8 });
  for (let i = 0; i <= 8; i += 1) {
    const from = between(left[2], right[2], i / 8);
    pen.stroke('detail', [from, add(from, [0, unit * 0.11])], { weight: 1, colour });
  }
  pen.stroke('contour', [left[2], right[2]], { weight: 0.6 });
  pen.stroke('fold', smoothCurve([at(-0.02, 0.1), at(-0.03, long * 0.4), at(0, long * 0.7)]), {
    weight: 0.6,
    taper: [0.1, 0.6],
  });
}

function drawRound(pen: LayerPen, { body, colour }: AccessoryContext): void {
  const { unit, pitOfNeck: pit, neckBase } = body;
  const side = (which: 'left' | 'right', up: number): Point =>
    add(neckBase[which], [signOf(which) * unit * 0.09, -up * unit]);
  const low: Point = add(pit, [0.03 * unit, 0.17 * unit]);
  const high: Point = add(pit, [0, -0.13 * unit]);
  const outline = smoothCurve(
    [
      side('left', 0.2),
      side('left', -0.03),
      add(between(side('left', 0), low, 0.6), [0, unit * 0.05]),
      low,
      add(between(side('right', 0), low, 0.6), [0, unit * 0.05]),
      side('right', -0.03),
      side('right', 0.2),
      high,
    ],
    { closed: true },
  );
  const shade = smoothCurve([side('right', 0.2), side('right', -0.03), low, high], {
    closed: true,
  });
  pen.region({
    class: 'accessory',
    part: 'scarf',
    colour: adjust(colour, 0.02),
    outlines: [outline],
    shade: [shade],
  });
  pen.stroke('contour', [...outline, outline[0]], { weight: 0.85, taper: [0.03, 0.03] });
  for (const part of [0.3, 0.62]) {
    const fold = smoothCurve([
      between(side('left', 0.17), side('left', 0), part),
      between(high, low, part + 0.08),
      between(side('right', 0.17), side('right', 0), part),
    ]);
    pen.stroke('fold', fold, { weight: 0.75, taper: [0.15, 0.3] });
  }
}
