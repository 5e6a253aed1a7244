import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const HAT = silhouette('-36 -62!, 36 -62!, 36 -54!, -36 -54!');
const CROWN = silhouette('-22 -62!, -20 -96!, 20 -96!, 22 -62!');

/** A snowman with a scarf, a hat and a carrot. */
export const snowman: Subject = {
  id: 'snowman',
  group: 'object',
  words: ['snowman', 'snow man', 'frosty', 'winter motif', 'christmas'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fbfaf6');
    const coal = tintOver(pen, '#332e33', white);
    const scarf = tintOver(pen, pen.rng.pick(['#c9443f', '#3f7a6a', '#3f6aa0']), white);
    const rim = (x: number, y: number, r: number) => {
      f.ball([x, y, r], { colour: white, tip: adjust(white, -0.12) });
      f.line(
        Array.from(
          { length: 17 },
          (_, i): PathPoint => [x + Math.cos((i / 16) * TAU) * r, y + Math.sin((i / 16) * TAU) * r],
        ),
        { colour: adjust(white, -0.25), width: 0.012, alpha: 0.6 },
      );
    };
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const arm of [
        '26 6, 56 -14, 78 -34',
        '58 -16, 76 -14',
        '60 -18, 64 -38',
        '-26 6, -54 -2, -80 -22',
        '-60 -8, -80 -2',
        '-62 -10, -64 -28',
      ])
        f.line(silhouette(arm), { colour: tint(pen, '#6b4f3c'), width: 0.045 });
      rim(0, 0.56, 0.42);
      rim(0, 0.06, 0.32);
      rim(0, -0.42, 0.25);
      for (const y of [-0.02, 0.14, 0.46]) f.dot([0, y, 0.035], coal);
      edged(f, silhouette('14 -18, 26 -16, 30 26, 12 28'), { colour: adjust(scarf, -0.06) });
      edged(f, silhouette('-26 -24, 0 -16, 26 -24, 28 -12, 0 -4, -28 -12'), { colour: scarf });
      for (const x of [15, 21, 27])
        f.line(silhouette(`${x} 26, ${x} 34`), { colour: scarf, width: 0.03 });
      for (const x of [-0.09, 0.1]) f.dot([x, -0.48, 0.034], coal);
      f.fill(silhouette('-2 -42, 0 -36, 34 -34!'), {
        colour: tintOver(pen, '#e8873a', white),
        along: 1.5,
      });
      for (const [x, y] of [
        [-12, -31],
        [-5, -27],
        [3, -27],
        [10, -30],
      ] as const)
        f.dot([x / 100, y / 100, 0.016], coal);
      f.at({ turn: 0.1 }, () => {
        edged(f, CROWN, { colour: coal, tip: adjust(coal, 0.06) });
        f.fill(silhouette('-22 -72!, 22 -72!, 22 -62!, -22 -62!'), { colour: scarf });
        edged(f, HAT, { colour: coal });
      });
    });
  },
};
