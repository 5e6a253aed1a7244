import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const WALL = silhouette('-60 -4!, 0 -48!, 60 -4!, 60 76!, -60 76!');
const STONE = silhouette('-60 44!, 60 44!, 60 76!, -60 76!');
const ROOF = mirrored('0 -72!, 92 -2!, 84 10!, 0 -52!');
const SNOW = mirrored('0 -84, 12 -78, 96 -12, 94 0, 84 0, 70 -8, 58 -14, 40 -30, 20 -44, 0 -60');
const WINDOWS = [
  [-34, 6],
  [0, 4],
  [34, 6],
  [-34, 54],
  [34, 54],
] as const;

/** An alpine chalet of wood on stone, snow on its wide roof. */
export const chalet: Subject = {
  id: 'chalet',
  group: 'object',
  words: ['chalet', 'alpine chalet', 'ski chalet', 'swiss chalet', 'cabin', 'alpine hut'],
  shows: ['snow', 'fresh snow', 'roof', 'balcony', 'window', 'snowy', 'alpine'],
  parts: ['snow'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const wood = tint(pen, pen.rng.pick(['#9c6238', '#86502f', '#a8703f']));
    const stone = tint(pen, '#d8d0c4');
    const shutter = tintOver(pen, pen.rng.pick(['#b23a3a', '#3f6f57']), wood);
    const light = tintOver(pen, '#f8dc8c', wood);
    edged(f, WALL, { colour: adjust(wood, -0.02), tip: adjust(wood, 0.04) });
    f.inside(WALL, () => {
      for (let y = -40; y < 44; y += 9)
        f.line(silhouette(`-60 ${y}, 60 ${y}`), {
          colour: adjust(wood, -0.1),
          width: 0.016,
          alpha: 0.7,
        });
    });
    edged(f, STONE, { colour: stone });
    for (const [x, y] of WINDOWS) {
      f.patch(
        silhouette(
          `${x - 8} ${y - 9}!, ${x + 8} ${y - 9}!, ${x + 8} ${y + 9}!, ${x - 8} ${y + 9}!`,
        ),
        light,
      );
      f.line(silhouette(`${x} ${y - 9}, ${x} ${y + 9}`), {
        colour: adjust(wood, -0.14),
        width: 0.02,
      });
      for (const side of [-1, 1])
        f.patch(
          silhouette(
            `${x + side * 9} ${y - 10}!, ${x + side * 14} ${y - 10}!, ${x + side * 14} ${y + 10}!, ${x + side * 9} ${y + 10}!`,
          ),
          shutter,
        );
    }
    f.patch(silhouette('-9 76!, -9 50, 9 50, 9 76!'), adjust(wood, -0.14));
    edged(f, silhouette('-66 24!, 66 24!, 66 30!, -66 30!'), { colour: adjust(wood, -0.08) });
    for (let x = -60; x <= 60; x += 10)
      f.line(silhouette(`${x} 30, ${x} 42`), { colour: adjust(wood, -0.12), width: 0.026 });
    edged(f, silhouette('-66 40!, 66 40!, 66 45!, -66 45!'), { colour: adjust(wood, -0.08) });
    edged(f, silhouette('28 -88!, 42 -88!, 42 -40!, 28 -50!'), { colour: adjust(stone, -0.06) });
    edged(f, ROOF, { colour: adjust(wood, -0.13) });
    edged(f, SNOW, {
      colour: adjust(tintWhite(pen, '#fbfaf5'), -0.03),
      tip: tintWhite(pen, '#fffdf8'),
    });
    edged(f, silhouette('26 -94, 35 -97, 44 -94, 44 -87, 26 -87'), {
      colour: tintWhite(pen, '#fbfaf5'),
    });
    edged(f, silhouette('-88 80, -62 71, 0 74, 62 71, 88 80, 60 88, -60 88'), {
      colour: tintWhite(pen, '#f4f3ee'),
    });
  },
};
