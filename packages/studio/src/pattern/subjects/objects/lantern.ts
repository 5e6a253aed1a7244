import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const BODY = mirrored('0 -52, 34 -50, 62 -26, 66 6, 50 36, 30 48, 0 50');

/** A paper lantern with a tassel. */
export const lantern: Subject = {
  id: 'lantern',
  group: 'object',
  words: [
    'lantern',
    'paper lantern',
    'chinese lantern',
    'lampion',
    'chinoiserie lantern',
    'lunar new year',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paper = tint(pen, pen.rng.pick(['#d9483f', '#e08a4a', '#c9607a', '#4f8a8f']));
    const gold = pen.natural('#f3d27a');
    f.line(silhouette('0 -62, -6 -78, 0 -96, 6 -78, 0 -62'), {
      colour: tint(pen, '#b08a3f'),
      width: 0.026,
    });
    for (const x of [-6, -3, 0, 3, 6])
      f.line(silhouette(`0 64, ${x} 80, ${x * 1.3} 98`), {
        colour: tint(pen, '#d9a23f'),
        width: 0.022,
      });
    edged(f, BODY, { colour: adjust(paper, 0.05), tip: adjust(paper, 0.09) });
    f.inside(BODY, () => {
      f.shade(mirrored('0 -30, 24 -20, 30 0, 20 24, 0 30'), pen.natural('#fbe3a0'), 0.4);
      for (const x of [-54, -36, -18, 0, 18, 36, 54])
        f.line(silhouette(`${x * 0.5} -54, ${x * 1.15} 0, ${x * 0.5} 52`), {
          colour: adjust(paper, -0.12),
          width: 0.02,
          alpha: 0.8,
        });
    });
    f.at({ y: 0 }, () => {
      for (let i = 0; i < 5; i += 1)
        f.at({ turn: (i / 5) * TAU }, () =>
          f.fill(mirrored('0 -22, 9 -16, 8 -5, 0 0'), { colour: gold }),
        );
      f.dot([0, 0, 0.05], paper);
    });
    for (const [y, way] of [
      [-52, -1],
      [50, 1],
    ] as const) {
      edged(f, silhouette(`-32 ${y}!, 32 ${y}!, 28 ${y + way * 10}!, -28 ${y + way * 10}!`), {
        colour: gold,
      });
    }
    f.ball([0, 0.64, 0.055], { colour: gold });
  },
};
