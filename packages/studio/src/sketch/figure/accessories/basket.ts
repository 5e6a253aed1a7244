import { adjust } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, type Point } from '../../../core/scene/point.ts';
import type { Accessory } from './accessory.ts';
import { drawShape } from './draw-shape.ts';
import { gripIn } from './held.ts';

/** Half the width at the rim and at the foot, and the heights of both below the hand, in heads. */
const RIM = { half: 0.4, down: 0.44 };
const FOOT = { half: 0.28, down: 0.86 };
const ROWS = 6;

/** A wicker basket that hangs from a hand by its high handle. */
export const basket: Accessory = {
  id: 'basket',
  words: ['basket', 'wicker basket', 'woven basket', 'picnic basket', 'straw basket', 'basket bag'],
  place: 'hand',
  ownColour: '#b98a4e',
  draw: (context) => {
    const grip = gripIn(context);
    if (!grip) return;
    const { body, scene, colour } = context;
    const pen = scene.on('arm', -20);
    const at = (u: number, v: number): Point => add(grip, [u * body.unit, v * body.unit]);
    const dark = adjust(colour, -0.18);
    const handle = smoothCurve([
      at(-RIM.half, RIM.down),
      at(-RIM.half * 0.8, 0.12),
      at(0, -0.02),
      at(RIM.half * 0.8, 0.12),
      at(RIM.half, RIM.down),
    ]);
    pen.stroke('contour', handle, { weight: 5, colour: dark, taper: [0, 0] });
    const corners = [
      at(-RIM.half, RIM.down),
      at(RIM.half, RIM.down),
      at(FOOT.half, FOOT.down),
      at(-FOOT.half, FOOT.down),
    ];
    drawShape(pen, corners, {
      part: 'basket',
      colour,
      shade: [[at(0.1, RIM.down), corners[1], corners[2], at(0.08, FOOT.down)]],
      weight: 0.9,
    });
    for (let row = 0; row <= ROWS; row += 1) {
      const part = row / ROWS;
      const half = RIM.half + (FOOT.half - RIM.half) * part;
      const down = RIM.down + (FOOT.down - RIM.down) * part;
      const weave = Array.from({ length: 25 }, (_, i): Point => {
        const over = (i + row) % 2 === 0 ? 0.012 : -0.012;
        return at(-half + (half * i) / 12, down + over);
      });
      const weight = row === 0 ? 2.6 : 0.9;
      pen.stroke('detail', weave, { weight, colour: dark, taper: [0, 0] });
    }
  },
};
