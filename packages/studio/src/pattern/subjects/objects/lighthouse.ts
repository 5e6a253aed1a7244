import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const TOWER = mirrored('0 -56, 15 -56!, 25 66!, 0 68');
const ROCK = silhouette(
  '-66 78, -50 62, -30 66, -10 56, 14 62, 34 56, 52 68, 68 80, 40 90, -40 90',
);
const ROOF = mirrored('0 -96, 4 -90, 17 -78!, 0 -76');
const BEAM = silhouette('10 -70!, 68 -86!, 68 -52!, 10 -62!');

/** A banded lighthouse on its rock, waves at its foot. */
export const lighthouse: Subject = {
  id: 'lighthouse',
  group: 'object',
  words: ['lighthouse', 'light house', 'nautical', 'seaside', 'coastal', 'beacon'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const white = tintOver(pen, '#faf4e6', pen.natural('#c9503f'));
    const red = tintOver(pen, pen.rng.pick(['#c9503f', '#2f5a86']), white);
    const light = pen.natural('#f6d572');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.shade(BEAM, light, 0.4);
      edged(f, ROCK, { colour: tint(pen, '#7d7a78'), tip: tint(pen, '#9b958d') });
      edged(f, TOWER, { colour: adjust(white, -0.06), tip: white, along: 1.5 });
      f.inside(TOWER, () => {
        for (const y of [-40, -6, 28])
          f.fill(silhouette(`-40 ${y}!, 40 ${y}!, 40 ${y + 17}!, -40 ${y + 17}!`), { colour: red });
      });
      f.shade(silhouette('6 -56!, 15 -56!, 25 66!, 12 68!'), '#3a2f33', 0.16);
      for (const [x, y] of [
        [0, -16],
        [-2, 18],
      ] as const)
        f.patch(
          silhouette(
            `${x - 4} ${y}, ${x} ${y - 5}, ${x + 4} ${y}, ${x + 4} ${y + 7}!, ${x - 4} ${y + 7}!`,
          ),
          '#2f3440',
        );
      f.patch(silhouette('-7 66!, -7 50, 0 44, 7 50, 7 66!'), '#4a352c');
      edged(f, silhouette('-12 -62!, -12 -78!, 12 -78!, 12 -62!'), { colour: light });
      for (const x of [-6, 0, 6])
        f.line(silhouette(`${x} -78, ${x} -62`), { colour: '#2f3440', width: 0.018 });
      edged(f, ROOF, { colour: red });
      edged(f, silhouette('-21 -62!, 21 -62!, 19 -55!, -19 -55!'), { colour: adjust(red, -0.08) });
      for (const wave of [
        '-68 84, -52 78, -34 84, -12 78, 10 84, 32 78, 52 84, 66 80',
        '-46 94, -28 88, -8 94, 12 88, 32 94, 48 90',
      ])
        f.line(silhouette(wave), { colour: tint(pen, '#5f94ad'), width: 0.045 });
    });
  },
};
