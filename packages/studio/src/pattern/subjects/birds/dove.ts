import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const BODY = silhouette(
  '84 -6, 70 -24, 50 -24, 30 -8, -10 4, -40 10, -92 34!, -84 44!, -92 54!, -40 38, 0 36, 36 24, 60 8',
);
const WING = silhouette(
  '34 2, 20 -30, -4 -66, -34 -92!, -40 -62, -52 -66!, -46 -36, -54 -36!, -36 -6, -10 18, 20 20',
);

/** A dove in flight. */
export const dove: Subject = {
  id: 'dove',
  group: 'bird',
  words: ['dove', 'turtle dove', 'peace dove', 'white dove'],
  shows: ['flying', 'fly'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const coat = tintWhite(pen, pen.rng.pick(['#f6f2ea', '#e4e3e6']));
    const gold = tintOver(pen, '#e0953e', coat);
    f.at({ flip: pen.rng.chance(0.5), y: 0.1 }, () => {
      edged(f, silhouette('46 -2, 44 -40, 30 -84!, 18 -50, 10 -8'), { colour: adjust(coat, -0.1) });
      edged(f, silhouette('82 -10!, 97 -2!, 82 2!'), { colour: gold });
      edged(f, BODY, { colour: adjust(coat, -0.07), tip: coat });
      edged(f, WING, { colour: adjust(coat, -0.03), tip: adjust(coat, -0.1) });
      for (const [x, y] of [
        [-0.34, -0.84],
        [-0.44, -0.6],
        [-0.46, -0.34],
      ] as const)
        f.line(
          [
            [0.14, 0.04],
            [x * 0.6 + 0.04, y * 0.5],
            [x, y],
          ],
          { colour: adjust(coat, -0.16), width: 0.018 },
        );
      f.line([...WING, WING[0]], { colour: adjust(coat, -0.2), width: 0.014, alpha: 0.7 });
      eye(f, [0.66, -0.12, 0.032]);
    });
  },
};
