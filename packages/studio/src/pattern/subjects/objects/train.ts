import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A steam train. */
export const train: Subject = {
  id: 'train',
  group: 'object',
  words: ['train', 'steam train', 'locomotive', 'railway', 'steam engine', 'choo choo'],
  shows: ['steam'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const body = tint(pen, pen.rng.pick(['#3f6f5f', '#a8403f', '#3f5f8f']));
    const dark = tint(pen, '#3a3638');
    const brass = tintOver(pen, '#e0b04f', body);
    f.at({ flip: pen.rng.chance(0.5), y: 0.12 }, () => {
      for (const [x, y, r] of [
        [0.5, -0.78, 0.12],
        [0.34, -0.92, 0.13],
        [0.16, -0.86, 0.1],
      ] as const)
        f.ball([x, y, r], { colour: tint(pen, '#d9d6d2') });
      edged(f, silhouette('48 -34!, 44 -58!, 40 -66!, 68 -66!, 64 -58!, 60 -34!'), {
        colour: dark,
      });
      edged(f, silhouette('10 -34, 12 -46, 20 -50, 28 -46, 30 -34'), { colour: brass });
      edged(f, silhouette('-26 -36, 70 -36, 80 -28, 82 6, 78 14, -26 14'), {
        colour: adjust(body, -0.05),
        tip: adjust(body, 0.06),
        along: 0,
      });
      for (const x of [2, 34, 66])
        f.line(silhouette(`${x} -35, ${x} 13`), { colour: brass, width: 0.034 });
      edged(f, silhouette('-80 -60!, -24 -60!, -24 14!, -80 14!'), { colour: adjust(body, -0.02) });
      edged(f, silhouette('-88 -64!, -84 -72!, -20 -72!, -16 -64!, -16 -58!, -88 -58!'), {
        colour: dark,
      });
      edged(f, silhouette('-70 -48!, -36 -48!, -36 -18!, -70 -18!'), {
        colour: tintOver(pen, '#f3e3a6', body),
      });
      edged(f, silhouette('-86 14!, 84 14!, 84 26!, -86 26!'), { colour: dark });
      f.fill(silhouette('80 26!, 98 48!, 70 48!, 70 26!'), { colour: brass });
      f.ball([0.84, -0.12, 0.07], { colour: pen.natural('#f8e6a6') });
      for (const [x, r] of [
        [-0.56, 0.22],
        [-0.06, 0.22],
        [0.38, 0.15],
        [0.66, 0.13],
      ] as const) {
        f.ball([x, 0.5 - r, r], { colour: tintOver(pen, '#b5403a', body), tip: dark });
        f.ball([x, 0.5 - r, r * 0.55], { colour: brass });
        f.dot([x, 0.5 - r, r * 0.2], dark);
      }
      f.line(silhouette('-58 28, -6 28'), { colour: tint(pen, '#a8a39a'), width: 0.045 });
    });
  },
};
