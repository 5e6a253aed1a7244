import { adjust } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** Middle line of the quill, from its foot to the eye. */
const quillAt = (t: number) => ({ x: Math.sin(t * 2.4) * 0.3 - 0.16, y: lerp(0.98, -0.44, t) });
const BARBS = 16;
const FAN = silhouette('0 26, -22 14, -36 -12, -30 -42, 0 -56, 30 -42, 36 -12, 22 14');
const EYE = silhouette('0 18, -16 8, -24 -12, -18 -34, 0 -42, 18 -34, 24 -12, 16 8');
const IRIS = silhouette('0 10, -11 2, -16 -12, -10 -26, 0 -22, 10 -26, 16 -12, 11 2');
const PUPIL = silhouette('0 4, -7 -2, -9 -11, -4 -17, 0 -14, 4 -17, 9 -11, 7 -2');

/** A long peacock feather, bent, with its eye and loose barbs. */
export const peacockFeather: Subject = {
  id: 'peacock feather',
  group: 'object',
  words: ['peacock feather', 'peacock plume'],
  shows: ['eye', 'long', 'swaying', 'feather'],
  parts: ['eye', 'feather'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const barb = tint(pen, pen.rng.pick(['#2f7f78', '#3a8a6a', '#2c7586']));
    const rim = tintOver(pen, '#d9a93c', barb);
    const iris = tintOver(pen, '#2f9fb0', rim);
    const pupil = tintOver(pen, '#27306f', iris);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (let i = 0; i < BARBS; i += 1) {
        const t = 0.16 + (i / BARBS) * 0.8;
        const { x, y } = quillAt(t);
        const reach = lerp(0.2, 0.44, t);
        for (const side of [-1, 1])
          f.line(
            [
              [x, y],
              [x + side * reach * 0.55, y - reach * 0.36],
              [x + side * reach, y - reach * 0.9],
            ],
            { colour: adjust(barb, (i % 3) * 0.05 - 0.04), width: 0.026, alpha: 0.92 },
          );
      }
      const quill = Array.from({ length: 9 }, (_, i) => quillAt(i / 8));
      f.line(
        quill.map(({ x, y }) => [x, y] as const),
        { colour: adjust(rim, -0.05), width: 0.032 },
      );
      const { x, y } = quillAt(1);
      f.at({ x, y: y - 0.06, turn: -0.12 }, () => {
        edged(f, FAN, { colour: adjust(barb, -0.02), tip: adjust(barb, 0.08) });
        f.fill(EYE, { colour: rim, tip: adjust(rim, 0.06) });
        f.fill(IRIS, { colour: iris });
        f.fill(PUPIL, { colour: pupil });
      });
    });
  },
};
