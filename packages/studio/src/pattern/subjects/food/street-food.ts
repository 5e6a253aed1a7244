import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oneOf, tint, tintOver } from '../pieces/tints.ts';

/** A hot dog with a zigzag of mustard. */
export const hotDog: Subject = {
  id: 'hot dog',
  group: 'food',
  words: ['hot dog', 'hotdog', 'frankfurter', 'sausage in a bun', 'bratwurst', 'hot dog bun'],
  shows: ['mustard', 'bun'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bun = tint(pen, '#dda05a');
    const meat = tintOver(pen, '#b5482f', bun);
    edged(f, silhouette('-82 -8, -72 -36, -34 -46, 34 -46, 72 -36, 82 -8, 60 10, -60 10'), {
      colour: adjust(bun, -0.05),
      tip: bun,
    });
    f.fill(silhouette('-76 -8, -60 -24, 0 -30, 60 -24, 76 -8, 60 10, -60 10'), {
      colour: adjust(bun, 0.14),
    });
    edged(f, tube('-80 -8 18, -40 0 22, 40 0 22, 80 -8 18'), {
      colour: meat,
      tip: adjust(meat, 0.06),
    });
    f.line(
      silhouette(
        '-66 -16, -52 -2, -38 -20, -24 0, -10 -20, 4 0, 18 -20, 32 0, 46 -20, 60 -4, 70 -14',
      ),
      {
        colour: tintOver(pen, '#f2c43a', meat),
        width: 0.09,
      },
    );
    edged(
      f,
      silhouette('-84 4, -60 16, 0 20, 60 16, 84 4, 88 22, 70 46, 30 54, -30 54, -70 46, -88 22'),
      {
        colour: bun,
        tip: adjust(bun, 0.06),
      },
    );
    f.gleam(silhouette('-66 26, 0 32, 60 27, 50 34, 0 39, -56 35'), 0.35);
  },
};

/** French fries in a striped carton. */
export const fries: Subject = {
  id: 'fries',
  group: 'food',
  words: ['fries', 'french fries', 'french fry', 'potato fries', 'fast food', 'junk food'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.88);
    const potato = tint(pen, '#efc14f');
    const card = tintOver(pen, oneOf(pen, ['#cf4038', '#d9574a', '#3f7f8a']), potato);
    const pale = tintOver(pen, '#fbf3e2', card);
    edged(f, silhouette('-52 -22, 0 -38, 52 -22, 44 30!, -44 30!'), { colour: adjust(card, -0.1) });
    for (const [x, top, turn, shade] of [
      [-0.36, -0.66, -0.16, -0.06],
      [-0.14, -0.9, -0.04, 0],
      [0.1, -0.82, 0.05, -0.06],
      [0.34, -0.7, 0.16, 0],
      [-0.25, -0.76, -0.2, 0.04],
      [-0.02, -0.7, 0.02, 0.04],
      [0.22, -0.92, 0.12, 0.04],
      [0.42, -0.5, 0.2, -0.03],
      [-0.44, -0.46, -0.24, 0],
    ]) {
      f.at({ x, y: 0.1, turn }, () =>
        edged(f, box(0, (top - 0.1) / 2, 0.085, (0.4 - top) / 2), {
          colour: adjust(potato, shade),
          tip: adjust(potato, shade + 0.05),
        }),
      );
    }
    const front = silhouette('-58 -20!, -30 2, 0 8, 30 2, 58 -20!, 44 92!, -44 92!');
    edged(f, front, { colour: card });
    f.inside(front, () => {
      for (const x of [-36, 0, 36]) {
        f.patch(
          silhouette(`${x - 8} -30!, ${x + 8} -30!, ${x * 0.8 + 6} 96!, ${x * 0.8 - 6} 96!`),
          pale,
        );
      }
    });
    f.ball([0, 0.5, 0.21], { colour: pale });
    f.patch(mirrored('0 44, 8 38, 14 44, 10 54, 0 62!'), card);
  },
};

/** Milk tea with tapioca pearls, a dome and a wide straw. */
export const bubbleTea: Subject = {
  id: 'bubble tea',
  group: 'food',
  words: [
    'bubble tea',
    'boba',
    'boba tea',
    'milk tea',
    'pearl tea',
    'pearl milk tea',
    'tapioca tea',
  ],
  shows: ['straw', 'pearl', 'tapioca', 'bubble'],
  parts: ['pearl', 'bubble'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const tea = tint(pen, oneOf(pen, ['#d8a878', '#e6a3ad', '#b9c98a', '#b79acb']));
    const cup = tint(pen, '#dfe6e4');
    const pearl = tintOver(pen, '#3a2a28', tea);
    f.line(silhouette('10 -40, 22 -96'), {
      colour: tint(pen, pen.rng.pick(['#d9574a', '#4f9a92', '#e9a63a'])),
      width: 0.11,
    });
    const body = silhouette('-46 -34!, 46 -34!, 35 92!, -35 92!');
    edged(f, body, { colour: cup });
    f.inside(body, () => {
      f.fill(silhouette('-41 -18, -14 -22, 14 -16, 41 -20, 31 87!, -31 87!'), {
        colour: tea,
        tip: adjust(tea, 0.09),
      });
      for (const [x, y] of [
        [-0.21, 0.78],
        [0.02, 0.8],
        [0.23, 0.77],
        [-0.12, 0.6],
        [0.12, 0.61],
        [-0.27, 0.58],
        [0.29, 0.55],
        [-0.04, 0.42],
        [0.2, 0.4],
        [-0.22, 0.38],
      ]) {
        f.ball([x, y, 0.095], { colour: pearl });
        f.glint([x - 0.03, y - 0.03, 0.02], '#fff6e6');
      }
    });
    edged(f, silhouette('-48 -42, -40 -64, -20 -76, 0 -79, 20 -76, 40 -64, 48 -42'), {
      colour: adjust(cup, 0.04),
    });
    edged(f, box(0, -0.37, 0.52, 0.06), { colour: adjust(cup, -0.06) });
    f.line(silhouette('13 -44, 18 -76'), {
      colour: adjust(cup, -0.16),
      width: 0.05,
      alpha: 0.45,
    });
    f.ball([-0.15, 0.12, 0.06], { colour: tintOver(pen, '#4a3330', tea) });
    f.ball([0.15, 0.12, 0.06], { colour: tintOver(pen, '#4a3330', tea) });
    f.line(silhouette('-7 18, 0 23, 7 18'), { colour: tintOver(pen, '#4a3330', tea), width: 0.03 });
    f.gleam(silhouette('-40 -26!, -32 -26!, -27 70!, -31 70!'), 0.5);
  },
};

/** A bowl of whisked green tea with its bamboo whisk. */
export const matcha: Subject = {
  id: 'matcha',
  group: 'food',
  words: [
    'matcha tea',
    'matcha bowl',
    'matcha latte',
    'matcha whisk',
    'bowl of matcha',
    'cup of matcha',
    'tea ceremony',
    'chasen',
  ],
  shows: ['whisk', 'froth'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const bowl = tint(pen, pen.rng.pick(['#5b5f6a', '#b0674a', '#d8c3a0', '#6f8fa0']));
    const tea = tintOver(pen, '#9dbb55', bowl);
    const bamboo = tint(pen, '#d9b878');
    edged(f, mirrored('0 84, 26 84, 30 74, 58 56, 78 14, 84 -8, 0 -8'), {
      colour: bowl,
      tip: adjust(bowl, 0.06),
    });
    edged(f, mirrored('0 -28, 50 -24, 84 -8, 50 10, 0 14'), { colour: adjust(bowl, -0.1) });
    f.fill(mirrored('0 -20, 42 -17, 72 -4, 44 8, 0 11'), { colour: tea, tip: adjust(tea, 0.08) });
    for (const [x, y, r] of [
      [-0.3, -0.05, 0.05],
      [-0.14, 0, 0.035],
      [0.06, -0.08, 0.045],
      [-0.46, -0.02, 0.03],
      [0.24, 0.02, 0.035],
    ]) {
      f.dot([x, y, r], adjust(tea, 0.16));
    }
    f.at({ x: 0.34, y: -0.42, turn: 0.42 }, () => {
      for (let i = -4; i <= 4; i += 1) {
        f.line(silhouette(`${i * 2} -4, ${i * 5.4} 16, ${i * 4.6} 42`), {
          colour: bamboo,
          width: 0.035,
        });
      }
      edged(f, silhouette('-9 -60!, 9 -60!, 11 0!, -11 0!'), { colour: bamboo });
      f.line(silhouette('-11 0, 11 0'), { colour: adjust(bamboo, -0.28), width: 0.05 });
      f.line(silhouette('-10 -34, 10 -34'), { colour: adjust(bamboo, -0.14), width: 0.03 });
    });
    f.line(silhouette('-64 38, -20 50, 30 48, 66 34'), { colour: adjust(bowl, 0.13), width: 0.05 });
    f.fill(box(0, 0.86, 0.3, 0.05), { colour: adjust(bowl, -0.08) });
  },
};
