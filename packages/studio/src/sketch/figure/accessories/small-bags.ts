import { mix } from '../../../core/colour.ts';
import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import type { Accessory } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

const METAL = '#c9a24e';

/** Worn about the hips. */
export const beltBag: Accessory = {
  id: 'belt-bag',
  words: ['belt bag', 'bum bag', 'fanny pack', 'waist bag', 'hip bag'],
  place: 'waist',
  draw: ({ scene, body, colour }) => {
    const pen = scene.on('belt', 7);
    const { unit } = body;
    const dark = mix(colour, '#1a1516', 0.35);
    const strap = [-1, -0.5, 0, 0.5, 1].map((u) => body.front(u, 3.25 + 0.06 * (1 - u * u)));
    pen.stroke('detail', smoothCurve(strap), { weight: 5.5, colour: dark, taper: [0, 0] });
    const [x, y] = body.front(-0.15, 3.32);
    const at = (u: number, v: number): Point => [x + u * unit, y + v * unit];
    const pouch = smoothCurve(
      [at(-0.3, -0.05), at(0, -0.09), at(0.3, -0.05), at(0.28, 0.14), at(0, 0.2), at(-0.28, 0.14)],
      { closed: true, stepPx: 2 },
    );
    drawShape(pen, pouch, {
      part: 'bag',
      colour,
      shade: [[at(0.06, -0.08), at(0.3, -0.06), at(0.28, 0.16), at(0.1, 0.2)]],
    });
    pen.stroke('seam', smoothCurve([at(-0.25, 0), at(0, -0.03), at(0.25, 0)]), {
      weight: 1,
      taper: [0.05, 0.05],
    });
    pen.stroke('detail', [at(0.22, 0), at(0.23, 0.06)], {
      weight: 2,
      colour: METAL,
      taper: [0, 0],
    });
  },
};

/** Flat, held in the hand. */
export const clutch: Accessory = {
  id: 'clutch',
  words: ['clutch', 'clutch bag', 'evening bag', 'envelope bag', 'pochette', 'holding a clutch'],
  place: 'hand',
  draw: ({ scene, body, colour, hand }) => {
    if (!hand) return;
    const { wrist, fingertips } = body.arm[hand];
    const { unit } = body;
    const middle = between(wrist, fingertips, 0.72);
    const at = (u: number, v: number): Point => add(middle, [u * unit, v * unit]);
    const pen = scene.on('arm', -20);
    const outline = [at(-0.44, -0.12), at(0.44, -0.16), at(0.46, 0.2), at(-0.42, 0.24)];
    drawShape(pen, outline, {
      part: 'bag',
      colour,
      shade: [[at(-0.42, 0.1), at(0.46, 0.06), at(0.46, 0.2), at(-0.42, 0.24)]],
    });
    pen.stroke('seam', [at(-0.44, -0.12), at(0.02, 0.08), at(0.44, -0.16)], {
      weight: 1,
      taper: [0.03, 0.03],
    });
    pen.stroke('detail', [at(0, 0.06), at(0.04, 0.09)], {
      weight: 4,
      colour: METAL,
      taper: [0, 0],
    });
  },
};

/** A small bag at the hip on a strap across the chest. */
export const crossBody: Accessory = {
  id: 'cross-body',
  words: [
    'cross body bag',
    'crossbody bag',
    'crossbody',
    'messenger bag',
    'satchel',
    'shoulder bag',
    'camera bag',
    'saddle bag',
  ],
  place: 'body',
  draw: ({ scene, body, colour }) => {
    const pen = scene.on('belt', 8);
    const { unit } = body;
    const dark = mix(colour, '#1a1516', 0.35);
    const shoulder = add(between(body.neckBase.left, body.shoulder.left, 0.5), [0, -0.03 * unit]);
    const hip = body.front(0.82, 3.6);
    const strap = smoothCurve([
      shoulder,
      body.front(-0.32, 1.2),
      body.front(0.05, 2),
      body.front(0.5, 2.9),
      hip,
    ]);
    pen.stroke('detail', strap, { weight: 4.4, colour: dark, taper: [0, 0] });
    const at = (u: number, v: number): Point => add(hip, [u * unit, v * unit]);
    const bag = smoothCurve(
      [
        at(-0.3, 0),
        at(0.24, -0.02),
        at(0.27, 0.36),
        at(0.2, 0.42),
        at(-0.27, 0.44),
        at(-0.33, 0.38),
      ],
      { closed: true, stepPx: 2 },
    );
    drawShape(pen, bag, {
      part: 'bag',
      colour,
      shade: [[at(0, 0), at(0.26, 0), at(0.27, 0.42), at(0.04, 0.44)]],
    });
    const flap = smoothCurve(
      [at(-0.3, 0), at(0.24, -0.02), at(0.25, 0.16), at(-0.02, 0.25), at(-0.31, 0.18)],
      { closed: true, stepPx: 2 },
    );
    drawShape(pen, flap, { part: 'bag', colour });
    pen.stroke('detail', [at(-0.05, 0.2), at(0.01, 0.2)], {
      weight: 4,
      colour: METAL,
      taper: [0, 0],
    });
  },
};

/** On the back: its straps in front, its sides behind the shoulders. */
export const backpack: Accessory = {
  id: 'backpack',
  words: ['backpack', 'rucksack', 'knapsack', 'school bag', 'schoolbag'],
  place: 'body',
  draw: ({ scene, body, colour }) => {
    const behind = scene.on('garment-behind', -8);
    const { unit } = body;
    const wide = 0.86;
    const [left, right] = [body.side('left', 1.4), body.side('right', 1.4)];
    const middle: Point = between(left, right, 0.5);
    const half = (Math.abs(right[0] - left[0]) / 2) * wide + 0.2 * unit;
    const shift = -body.turn * 0.5 * unit;
    const at = (u: number, v: number): Point => [
      middle[0] + shift + u * half,
      middle[1] + v * unit,
    ];
    const sack = smoothCurve(
      [
        at(-0.8, -0.62),
        at(0, -0.72),
        at(0.8, -0.62),
        at(1.06, 0),
        at(1.04, 0.95),
        at(0.8, 1.12),
        at(-0.8, 1.12),
        at(-1.04, 0.95),
        at(-1.06, 0),
      ],
      { closed: true, stepPx: 3 },
    );
    drawShape(behind, sack, { part: 'bag', colour });
    const pen = scene.on('belt', 8);
    const dark = mix(colour, '#1a1516', 0.25);
    for (const [side, sign] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const top = add(between(body.neckBase[side], body.shoulder[side], 0.5), [0, -0.04 * unit]);
      const strap = smoothCurve([
        top,
        body.front(sign * 0.52, 0.9),
        body.front(sign * 0.66, 1.5),
        body.front(sign * 0.96, 2.1),
      ]);
      const edge = (s: number) => strap.map(([x, y]): Point => [x + s * 0.055 * unit, y]);
      drawShape(pen, [...edge(-1), ...edge(1).toReversed()], { part: 'strap', colour: dark });
    }
  },
};
