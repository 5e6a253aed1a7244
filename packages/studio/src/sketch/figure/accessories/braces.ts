import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import { SIDES } from '../body.ts';
import type { Accessory } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

const BRASS = '#c9a24e';

/** Straps over the shoulders that hold up trousers: over a shirt, under a jacket. */
export const braces: Accessory = {
  id: 'braces',
  words: ['braces', 'brace', 'suspender', 'trouser braces', 'lederhosen straps'],
  place: 'body',
  draw: ({ scene, body, colour }) => {
    const pen = scene.on('collar', -5);
    const { unit } = body;
    const low = body.kind === 'woman' || body.kind === 'girl' ? 2.95 : 3.15;
    for (const side of SIDES) {
      const sign = side === 'left' ? -1 : 1;
      const top = add(between(body.neckBase[side], body.shoulder[side], 0.38), [0, -0.03 * unit]);
      const spine = smoothCurve([
        top,
        ...[1, 1.6, 2.3, low].map((level) => body.front(sign * 0.4, level)),
      ]);
      const wide = unit * 0.05;
      const edge = (s: number) => spine.map(([x, y]): Point => [x + s * wide, y]);
      drawShape(pen, [...edge(-1), ...edge(1).toReversed()], { part: 'braces', colour });
      const end = spine[spine.length - 1];
      const clip = add(end, [0, -0.12 * unit]);
      pen.stroke('detail', [add(clip, [-wide * 0.8, 0]), add(clip, [wide * 0.8, 0])], {
        weight: 4.5,
        colour: BRASS,
        taper: [0, 0],
      });
      const slide = spine[Math.round(spine.length * 0.42)];
      pen.stroke('detail', [add(slide, [-wide, 0]), add(slide, [wide, 0])], {
        weight: 3,
        colour: BRASS,
        taper: [0, 0],
      });
    }
  },
};

/** The pouch in front of a kilt, on a chain about the hips. */
export const sporran: Accessory = {
  id: 'sporran',
  words: ['sporran'],
  place: 'waist',
  ownColour: '#5a3f2c',
  draw: ({ scene, body, colour }) => {
    const pen = scene.on('belt', 6);
    const { unit } = body;
    const [x, y] = body.front(0, 3.75);
    const at = (u: number, v: number): Point => [x + u * unit, y + v * unit];
    for (const side of SIDES) {
      const hip = body.side(side, 3.3);
      const chain = smoothCurve([
        hip,
        between(hip, at(0, 0.1), 0.55),
        at(side === 'left' ? -0.2 : 0.2, 0),
      ]);
      pen.stroke('detail', chain, { weight: 2.2, colour: '#8d8a86', taper: [0, 0] });
    }
    const pouch = smoothCurve(
      [
        at(-0.2, 0),
        at(0, -0.04),
        at(0.2, 0),
        at(0.25, 0.26),
        at(0.13, 0.47),
        at(0, 0.5),
        at(-0.13, 0.47),
        at(-0.25, 0.26),
      ],
      { closed: true, stepPx: 2 },
    );
    drawShape(pen, pouch, {
      part: 'sporran',
      colour,
      shade: [[at(0.04, 0), at(0.24, 0), at(0.26, 0.3), at(0.1, 0.5)]],
    });
    const flap = smoothCurve(
      [at(-0.2, 0), at(0, -0.04), at(0.2, 0), at(0.16, 0.16), at(0, 0.22), at(-0.16, 0.16)],
      {
        closed: true,
        stepPx: 2,
      },
    );
    drawShape(pen, flap, { part: 'sporran', colour: mix(colour, '#1b1513', 0.35) });
    for (const u of [-0.11, 0, 0.11]) {
      pen.stroke('detail', [at(u, 0.17), at(u * 1.1, 0.34)], {
        weight: 2.2,
        colour: '#d9d2c4',
        taper: [0, 0.4],
      });
    }
  },
};
