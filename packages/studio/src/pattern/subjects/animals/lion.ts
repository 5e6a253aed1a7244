import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { WITH_EYES, wear } from '../pieces/wear.ts';

const BODY = mirrored('0 0, 26 8, 40 36, 44 66, 40 88, 22 94, 0 92');
const LEG = tube('14 30 11, 15 60 10, 14 84 12');
const TAIL = tube('34 76 5, 66 80 5, 80 58 4.5, 74 34 4');
const TUFT = silhouette('74 36, 64 22, 72 4!, 84 18, 84 32');
const LOCK = mirrored('0 -30, 12 -20, 14 0, 0 10');
const HEAD = mirrored('0 -32, 22 -30, 34 -8, 30 14, 16 30, 0 34');
const MUZZLE = mirrored('0 4, 14 6, 18 18, 10 28, 0 30');

function face(f: Figure, coat: Hex): void {
  const pale = tintOver(f.pen, '#fbf0da', coat);
  for (const x of [-0.28, 0.28]) f.ball([x, -0.26, 0.11], { colour: adjust(coat, -0.05) });
  edged(f, HEAD, { colour: coat, tip: adjust(coat, 0.03) });
  f.fill(MUZZLE, { colour: pale });
  for (const x of [-0.15, 0.15]) eye(f, [x, -0.05, 0.042]);
  f.patch(mirrored('0 4, 10 3, 7 10, 0 15'), '#7c3b33');
  for (const side of [-1, 1])
    f.line(silhouette(`0 14, ${side * 3} 20, ${side * 9} 21`), { colour: '#3a2724', width: 0.022 });
}

/** A lion that sits, its mane about its face. */
export const lion: Subject = {
  id: 'lion',
  group: 'animal',
  words: ['lion', 'safari animal', 'safari', 'jungle animal', 'wild animal', 'big cat', 'animal'],
  shows: ['mane'],
  wears: WITH_EYES,
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const coat = tint(pen, pen.rng.pick(['#dca756', '#d9a04c', '#e3b46a']));
    const mane = tintOver(pen, pen.rng.pick(['#9a5526', '#7c4424', '#b0672b']), coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, TAIL, { colour: adjust(coat, -0.04) });
      edged(f, TUFT, { colour: mane });
      edged(f, BODY, { colour: adjust(coat, -0.04), tip: coat });
      furMarks(f, BODY, { colour: adjust(coat, -0.12), count: 40, lie: 3.1 });
      for (const flip of [false, true])
        f.at({ flip }, () =>
          edged(f, LEG, { colour: adjust(coat, -0.01), tip: adjust(coat, 0.03) }),
        );
      f.at({ y: -0.34 }, () => {
        for (const [away, count] of [
          [0.4, 15],
          [0.3, 13],
        ] as const)
          for (let i = 0; i < count; i += 1)
            f.at({ turn: (i / count) * TAU + away }, () =>
              f.at({ y: -away }, () =>
                edged(f, LOCK, { colour: adjust(mane, -0.03), tip: adjust(mane, away - 0.32) }),
              ),
            );
        face(f, coat);
        wear(f, {
          neck: [0, 0.6, 0.3],
          head: [0, -0.34, 0.28],
          eyes: [
            [-0.15, -0.05, 0.1],
            [0.15, -0.05, 0.1],
          ],
        });
      });
    });
  },
};
