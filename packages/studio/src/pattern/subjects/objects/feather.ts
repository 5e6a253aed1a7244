import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const VANE = silhouette(
  '0 -98, 18 -84, 28 -52, 28 -14, 22 -8!, 27 -2, 20 34, 6 58, 0 62, -12 50, -22 24, -20 16!, -26 10, -26 -34, -16 -76',
);
const BARS = [-70, -48, -26, -4, 18, 40] as const;

/** A barred feather. */
export const feather: Subject = {
  id: 'feather',
  group: 'object',
  words: ['feather', 'quill', 'plume', 'boho feather', 'bird feather'],
  parts: ['eye'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick([...pen.palette.blooms, '#8a7460', '#5f7f8f']));
    const bar = adjust(colour, -0.16);
    f.at({ turn: 0.35 }, () => {
      edged(f, VANE, { colour: adjust(colour, 0.02), tip: adjust(colour, -0.05) });
      f.inside(VANE, () => {
        for (const y of BARS)
          for (const side of [-1, 1])
            f.patch(
              silhouette(
                `0 ${y + 12}, ${side * 16} ${y}, ${side * 36} ${y - 12}, ${side * 36} ${y - 4}, ${side * 16} ${y + 8}, 0 ${y + 19}`,
              ),
              bar,
            );
        if (f.fine)
          for (let y = -90; y < 60; y += 6)
            for (const side of [-1, 1])
              f.line(silhouette(`0 ${y + 8}, ${side * 30} ${y - 12}`), {
                colour: adjust(colour, -0.1),
                width: 0.008,
                alpha: 0.6,
              });
      });
      f.line(silhouette('-1 -94, 1 -30, 0 40, 4 98'), {
        colour: adjust(colour, 0.2, 0.5),
        width: 0.032,
      });
      for (const [a, b] of [
        ['2 60', '14 66'],
        ['0 62', '-12 72'],
        ['2 68', '10 76'],
      ] as const)
        f.line(silhouette(`${a}, ${b}`), { colour: adjust(colour, 0.08), width: 0.022 });
    });
  },
};
