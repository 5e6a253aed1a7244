import { smoothCurve } from '../../../core/scene/curve.ts';
import { add, between, type Point } from '../../../core/scene/point.ts';
import type { Accessory } from './accessory.ts';
import { drawShape } from './draw-shape.ts';

/** A deep collar of lace that lies over the shoulders. */
export const bertha: Accessory = {
  id: 'bertha',
  words: [
    'bertha',
    'bertha collar',
    'deep bertha collar',
    'deep bertha',
    'cape collar',
    'deep lace collar',
    'large lace collar',
    'capelet collar',
  ],
  place: 'neck',
  ownColour: '#f4efe4',
  shows: ['lace'],
  draw: ({ body, scene, colour }) => {
    const { unit, neckBase, shoulder, pitOfNeck: pit } = body;
    const pen = scene.on('neck-wear', 1);
    const out = (side: 'left' | 'right', u: number, v: number): Point =>
      add(shoulder[side], [(side === 'left' ? -u : u) * unit, v * unit]);
    const low = body.front(0, 1.25);
    const edge = [
      out('left', 0.06, 0.0),
      out('left', 0.16, 0.34),
      body.front(-0.72, 1.1),
      body.front(-0.3, 1.3),
      low,
      body.front(0.3, 1.3),
      body.front(0.72, 1.1),
      out('right', 0.16, 0.34),
      out('right', 0.06, 0.0),
    ];
    const neck = [
      neckBase.right,
      add(between(neckBase.right, pit, 0.6), [0, 0.06 * unit]),
      add(pit, [0, 0.06 * unit]),
      add(between(neckBase.left, pit, 0.6), [0, 0.06 * unit]),
      neckBase.left,
    ];
    const hem = smoothCurve(edge);
    const scalloped = hem.flatMap((at, i): Point[] =>
      i % 6 === 3 ? [add(at, [0, 0.05 * unit])] : i % 6 === 0 ? [at] : [],
    );
    const outline = [...smoothCurve(scalloped), ...smoothCurve(neck)];
    drawShape(pen, outline, {
      part: 'bertha collar',
      colour,
      fabric: 'lace',
      weight: 0.95,
      shade: [
        [
          body.front(0.2, 0.6),
          out('right', 0.1, 0),
          out('right', 0.16, 0.34),
          body.front(0.4, 1.25),
        ],
      ],
    });
    for (const k of [0.55, 0.8]) {
      const row = edge.map((at) => between(pit, at, k));
      pen.stroke('stitch', smoothCurve(row), { weight: 0.8 });
    }
    for (let i = 4; i < hem.length - 4; i += 5) {
      const at = between(pit, hem[i], 0.9);
      pen.stroke('detail', [at, add(at, [1, 0.6])], { weight: 2.4, taper: [0, 0] });
    }
  },
};
