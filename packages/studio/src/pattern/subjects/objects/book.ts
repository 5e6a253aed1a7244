import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A stack of books, one open on top. */
export const book: Subject = {
  id: 'book',
  group: 'object',
  words: [
    'book',
    'books',
    'library',
    'open book',
    'reading',
    'literature',
    'stack of books',
    'bookworm',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const [first, , last] = pen.palette.blooms;
    const [one, two, three] = [first, pen.palette.leaves[0], last].map((colour) =>
      tint(pen, colour),
    );
    const paper = tintOver(pen, '#fbf3e0', one);
    f.at({ flip: pen.rng.chance(0.5), y: 0.04 }, () => {
      for (const [y, x, half, colour] of [
        [62, 2, 74, one],
        [36, -6, 64, two],
        [10, 4, 68, three],
      ] as const) {
        edged(
          f,
          silhouette(
            `${x - half} ${y}!, ${x + half} ${y}!, ${x + half} ${y + 24}!, ${x - half} ${y + 24}!, ${x - half - 6} ${y + 12}`,
          ),
          { colour: adjust(colour, -0.05), tip: adjust(colour, 0.03) },
        );
        f.fill(
          silhouette(
            `${x - half + 8} ${y + 5}!, ${x + half + 1} ${y + 5}!, ${x + half - 4} ${y + 12}, ${x + half + 1} ${y + 19}!, ${x - half + 8} ${y + 19}!`,
          ),
          { colour: paper },
        );
        for (const line of [9, 12, 15])
          f.line(silhouette(`${x - half + 14} ${y + line}, ${x + half - 6} ${y + line}`), {
            colour: adjust(paper, -0.14),
            width: 0.008,
          });
      }
      f.at({ y: -0.14 }, () => {
        edged(
          f,
          silhouette(
            '-74 22!, -70 -34, -36 -44, 0 -32, 36 -44, 70 -34, 74 22!, 36 14, 0 24, -36 14',
          ),
          { colour: adjust(one, -0.06) },
        );
        for (const flip of [false, true])
          f.at({ flip }, () => {
            edged(f, silhouette('0 16!, 30 6, 66 14!, 64 -40!, 32 -48, 0 -36!'), {
              colour: adjust(paper, -0.06),
              tip: paper,
            });
            for (const y of [-30, -20, -10, 0])
              f.line(silhouette(`8 ${y + 3}, 32 ${y - 5}, 56 ${y + 1}`), {
                colour: adjust(paper, -0.25),
                width: 0.018,
                alpha: 0.8,
              });
          });
        f.line(silhouette('0 -36, 0 18'), { colour: adjust(paper, -0.25), width: 0.02 });
        f.fill(silhouette('20 -46!, 28 -47!, 28 -8!, 24 -14!, 20 -8!'), {
          colour: tintOver(pen, pen.palette.accent, paper),
        });
      });
    });
  },
};
