import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = mirrored('0 -4, 20 -2, 30 12, 25 28, 40 46, 44 70, 26 92, 0 96');
const NECK = silhouette('-6 -66!, 6 -66!, 7 20!, -7 20!');
const HEAD = silhouette('-6 -66!, -11 -72, -10 -96, 0 -99, 10 -96, 11 -72, 6 -66!');

/** An acoustic guitar. */
export const guitar: Subject = {
  id: 'guitar',
  group: 'object',
  words: ['guitar', 'acoustic guitar', 'music', 'musical instrument'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#d29a54', '#b5652f', '#c97f45']));
    const dark = tintOver(pen, '#4a2f24', wood);
    f.at({ turn: 0.4 }, () => {
      edged(f, BODY, { colour: adjust(wood, -0.05), tip: adjust(wood, 0.05) });
      f.line(
        BODY.map(([x, y]): PathPoint => [x * 0.9, (y - 0.46) * 0.92 + 0.46]),
        { colour: adjust(wood, -0.15), width: 0.018, alpha: 0.7 },
      );
      edged(f, NECK, { colour: dark });
      edged(f, HEAD, { colour: adjust(dark, 0.06) });
      f.ball([0, 0.3, 0.14], { colour: adjust(dark, -0.06) });
      f.line(
        Array.from(
          { length: 21 },
          (_, i): PathPoint => [
            Math.cos((i / 20) * TAU) * 0.16,
            0.3 + Math.sin((i / 20) * TAU) * 0.16,
          ],
        ),
        { colour: tintOver(pen, '#f0d9a0', wood), width: 0.02 },
      );
      f.fill(silhouette('-18 66!, 18 66!, 18 73!, -18 73!'), { colour: dark });
      for (const y of [-54, -42, -30, -18, -6, 6])
        f.line(silhouette(`-6 ${y}, 6 ${y}`), {
          colour: tintOver(pen, '#e3cf9f', dark),
          width: 0.014,
        });
      if (f.fine)
        for (const x of [-3, -1, 1, 3])
          f.line(silhouette(`${x} -76, ${x} 68`), {
            colour: tintOver(pen, '#f4ead2', dark),
            width: 0.008,
          });
      for (const y of [-92, -84, -76])
        for (const x of [-14, 14])
          f.ball([x / 100, y / 100, 0.034], { colour: tint(pen, '#b5a58a') });
    });
  },
};
