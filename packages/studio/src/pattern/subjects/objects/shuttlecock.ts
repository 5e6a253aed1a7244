import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const CORK = silhouette('-22 44!, 22 44!, 24 60, 16 80, 0 86, -16 80, -24 60');
/** A feather: where its quill leaves the cork and how far its tip is out. */
const FEATHERS = [
  [-17, -62],
  [17, 62],
  [-10, -38],
  [10, 38],
  [0, 0],
] as const;

/** A shuttlecock: a skirt of feathers on a cork. */
export const shuttlecock: Subject = {
  id: 'shuttlecock',
  group: 'object',
  words: ['shuttlecock', 'shuttle cock', 'badminton birdie', 'badminton'],
  shows: ['feather', 'cork'],
  parts: ['feather', 'cork'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.93);
    const white = tintWhite(pen, '#fbf8ee');
    const quill = adjust(white, -0.2, 1.2);
    const cork = tint(pen, pen.rng.pick(['#d9b27c', '#cda06a', '#e2c08f']));
    const band = tintOver(pen, pen.rng.pick(['#c8453c', '#3f6f57', '#2f5f8a']), cork);
    f.at({ turn: 0.6, y: 0.04 }, () => {
      for (const [from, to] of FEATHERS) {
        const mid = (from + to * 2) / 3;
        const side = to === 0 ? 0 : Math.sign(to);
        const vane = silhouette(
          `${from * 0.8} 14!, ${mid - 15} -30, ${to - 19} -74, ${to - 12} -92, ${to + side * 3} -97, ${to + 13} -91, ${to + 19} -74, ${mid + 15} -30`,
        );
        edged(f, vane, { colour: adjust(white, -0.05), tip: white });
        f.line(silhouette(`${from} 46, ${mid} -26, ${to} -88`), { colour: quill, width: 0.03 });
        if (f.fine)
          for (const y of [-80, -66, -52])
            for (const way of [-1, 1])
              f.line(silhouette(`${to * 0.96} ${y + 6}, ${to * 0.96 + way * 13} ${y - 5}`), {
                colour: quill,
                width: 0.012,
                alpha: 0.7,
              });
      }
      for (const [y, half] of [
        [-4, 31],
        [18, 25],
      ] as const)
        f.line(silhouette(`${-half} ${y - 3}, 0 ${y + 4}, ${half} ${y - 3}`), {
          colour: adjust(quill, -0.08),
          width: 0.022,
        });
      edged(f, CORK, { colour: adjust(cork, -0.04), tip: adjust(cork, 0.05) });
      f.fill(silhouette('-23 44!, 23 44!, 24 55!, 0 59, -24 55!'), { colour: band });
    });
  },
};
