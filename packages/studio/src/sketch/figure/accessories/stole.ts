import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import { SIDES, signOf } from '../body.ts';
import type { Accessory, AccessoryContext } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

/** A long strip of cloth over both shoulders, its ends hanging down the front. */
export const stole: Accessory = {
  id: 'stole',
  words: [
    'stole',
    'shawl',
    'dupatta',
    'pashmina',
    'silk stole',
    'wool shawl',
    'silk shawl',
    'wrap stole',
  ],
  place: 'body',
  shows: ['fringe'],
  draw: (context) => {
    for (const side of context.body.isBack ? [] : SIDES) drawEnd(context, side);
  },
};

/** How far down the ends hang, as levels of the trunk. */
const LONG = { left: 4.5, right: 4.1 } as const;

function drawEnd({ body, scene, colour }: AccessoryContext, side: 'left' | 'right'): void {
  const { unit, neckBase, sway } = body;
  const pen = scene.on('neck-wear', 2);
  const s = signOf(side);
  const from = neckBase[side];
  const down = body.front(0, LONG[side])[1] - from[1];
  const at = (out: number, part: number): Point =>
    add(from, [(s * out + sway * 0.1 * part) * unit, part * down]);
  const inner = smoothCurve([at(-0.02, -0.03), at(0.02, 0.2), at(0.06, 0.55), at(0.05, 1)]);
  const outer = smoothCurve([at(0.3, 0.035), at(0.4, 0.2), at(0.37, 0.55), at(0.42, 0.985)]);
  const outline = [...inner, ...outer.toReversed()];
  const shade = [
    smoothCurve([at(0.25, 0.06), at(0.3, 0.3), at(0.28, 1), at(0.42, 1), at(0.4, 0.2)]),
  ];
  drawShape(pen, outline, { part: `stole ${side}`, colour, shade, weight: 0.95 });
  for (const out of [0.12, 0.22]) {
    const fold = smoothCurve([at(out, 0.05), at(out + 0.03, 0.4), at(out, 0.86)]);
    pen.stroke('fold', fold, { weight: 0.8, taper: [0.1, 0.4] });
  }
  for (let i = 0; i <= 9; i += 1) {
    const end = between(at(0.05, 1), at(0.42, 0.985), i / 9);
    pen.stroke('detail', [end, add(end, [0, unit * 0.12])], { weight: 1.1, colour });
  }
}
