import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BOX = silhouette('-72 8!, 72 8!, 68 76!, -68 76!');
const LID = silhouette('-74 -18!, -70 -52, -50 -74, 0 -82, 50 -74, 70 -52, 74 -18!');
const HOLLOW = silhouette('-70 -20!, 70 -20!, 70 14!, -70 14!');
const COINS = [
  [-48, 2],
  [-26, -8],
  [-4, -14],
  [20, -9],
  [44, 0],
  [-36, 8],
  [-14, 4],
  [10, 4],
  [32, 8],
] as const;

/** A treasure chest, open on its gold. */
export const treasureChest: Subject = {
  id: 'treasure chest',
  group: 'object',
  words: ['treasure chest', 'treasure', 'pirate chest', 'chest of gold', 'pirate treasure'],
  shows: ['coin', 'gold coin', 'lock', 'jewel'],
  parts: ['coin', 'jewel'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const wood = tint(pen, pen.rng.pick(['#8a5733', '#7b4a2d', '#96613a']));
    const gold = tintOver(pen, '#e6b445', wood);
    const jewel = tintOver(pen, pen.rng.pick(['#c23b52', '#2f8a86']), gold);
    edged(f, LID, { colour: adjust(wood, -0.05), tip: adjust(wood, 0.03) });
    for (const y of [-62, -44])
      f.line(silhouette(`-66 ${y + 8}, 0 ${y}, 66 ${y + 8}`), {
        colour: adjust(wood, -0.13),
        width: 0.022,
      });
    f.fill(HOLLOW, { colour: adjust(wood, -0.2) });
    for (const [x, y] of COINS) {
      f.ball([x / 100, y / 100, 0.13], { colour: gold, tip: adjust(gold, -0.06) });
      f.ball([x / 100, y / 100, 0.08], { colour: adjust(gold, 0.07) });
    }
    edged(f, silhouette('-8 -26!, 8 -26!, 14 -16!, 0 2!, -14 -16!'), { colour: jewel });
    edged(f, BOX, { colour: adjust(wood, -0.01), tip: adjust(wood, 0.04) });
    for (const y of [30, 53])
      f.line(silhouette(`-70 ${y}, 70 ${y}`), { colour: adjust(wood, -0.13), width: 0.022 });
    for (const x of [-54, 54]) {
      edged(f, silhouette(`${x - 7} 8!, ${x + 7} 8!, ${x + 6} 76!, ${x - 6} 76!`), {
        colour: gold,
      });
      f.fill(
        silhouette(`${x - 7} -20!, ${x + 7} -20!, ${x * 0.82 + 6} -74!, ${x * 0.82 - 6} -74!`),
        {
          colour: gold,
        },
      );
    }
    f.line(silhouette('-72 8, 72 8'), { colour: gold, width: 0.06 });
    edged(f, silhouette('-13 4!, 13 4!, 13 26, 0 34, -13 26'), { colour: adjust(gold, -0.05) });
    f.dot([0, 0.14, 0.035], adjust(wood, -0.25));
    f.fill(silhouette('-2 14!, 2 14!, 3 25!, -3 25!'), { colour: adjust(wood, -0.25) });
  },
};
