import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const oval = (x: number, y: number, [across, down]: PathPoint) =>
  Array.from(
    { length: 20 },
    (_, i): PathPoint => [
      x + Math.cos((i / 20) * TAU) * across,
      y + Math.sin((i / 20) * TAU) * down,
    ],
  );

/** A coconut split open, and a whole one behind. */
export const coconut: Subject = {
  id: 'coconut',
  group: 'fruit',
  words: ['coconut', 'coco', 'coconut half', 'tropical fruit'],
  shows: ['whole', 'cut', 'cut in half', 'half', 'halved', 'open', 'sliced'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const husk = tint(pen, '#7a5238');
    const flesh = tintOver(pen, '#fdf8ec', husk);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      const whole = oval(0.3, -0.28, [0.56, 0.54]);
      edged(f, whole, { colour: adjust(husk, -0.05), tip: adjust(husk, 0.04) });
      furMarks(f, whole, { colour: adjust(husk, 0.16), count: 60, lie: 0.9, length: 0.16 });
      for (const [x, y] of [
        [0.3, -0.46],
        [0.44, -0.4],
        [0.36, -0.34],
      ] as const)
        f.dot([x, y, 0.05], adjust(husk, -0.2));
      const shell = oval(-0.2, 0.3, [0.66, 0.58]);
      edged(f, shell, { colour: adjust(husk, -0.02), tip: adjust(husk, 0.05) });
      furMarks(f, shell, { colour: adjust(husk, 0.16), count: 40, lie: -0.6, length: 0.12 });
      edged(f, oval(-0.2, 0.26, [0.56, 0.47]), { colour: adjust(flesh, -0.04), tip: flesh });
      f.fill(oval(-0.2, 0.26, [0.38, 0.3]), {
        colour: adjust(flesh, -0.12),
        tip: adjust(flesh, -0.05),
      });
      f.gleam(silhouette('-40 20, -30 10, -14 6, -24 16, -34 28'), 0.6);
    });
  },
};
