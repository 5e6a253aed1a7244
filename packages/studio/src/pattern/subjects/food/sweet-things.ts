import { adjust } from '../../../core/colour.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A striped box of popcorn. */
export const popcorn: Subject = {
  id: 'popcorn',
  group: 'food',
  words: ['popcorn', 'cinema snack'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tint(pen, '#f6efe2');
    const red = tintOver(pen, '#cf3f3f', white);
    const corn = tint(pen, '#f0d58a');
    for (const [x, y] of [
      [-0.42, -0.34],
      [0.42, -0.34],
      [-0.2, -0.54],
      [0.2, -0.56],
      [0, -0.38],
      [0, -0.74],
    ] as const)
      f.ball([x, y, 0.22], { colour: adjust(corn, pen.rng.range(-0.03, 0.05)) });
    const box = mirrored('0 -22!, 62 -22!, 44 86!, 0 86!');
    edged(f, box, { colour: white });
    f.inside(box, () => {
      for (const x of [-0.44, 0, 0.44]) {
        const foot = x * 0.72;
        f.patch(
          [
            [x - 0.1, -0.24],
            [x + 0.1, -0.24],
            [foot + 0.07, 0.88],
            [foot - 0.07, 0.88],
          ],
          red,
        );
      }
    });
  },
};

/** A stack of pancakes with butter and syrup. */
export const pancakes: Subject = {
  id: 'pancakes',
  group: 'food',
  words: ['pancake', 'pancake stack', 'crepe stack', 'hotcake'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const cake = tint(pen, '#d99a52');
    const syrup = tintOver(pen, '#7a3f1f', cake);
    const layer = (y: number, half: number): PathPoint[] =>
      mirrored(`0 -16, ${half} -12, ${half + 4} 2, ${half - 4} 14, 0 18`).map(([x, at]) => [
        x,
        at + y,
      ]);
    for (const [y, half] of [
      [0.52, 74],
      [0.24, 70],
      [-0.04, 68],
    ] as const)
      edged(f, layer(y, half), { colour: cake, tip: adjust(cake, 0.09) });
    f.fill(
      silhouette(
        '-50 -20, 0 -30, 50 -20, 54 -6, 44 26, 36 -4, 10 2, 4 44, -8 2, -34 0, -44 20, -52 -6',
      ),
      {
        colour: syrup,
      },
    );
    edged(f, mirrored('0 -46!, 22 -40!, 22 -24!, 0 -18!'), {
      colour: tintOver(pen, '#f6e3a0', syrup),
    });
  },
};

/** A round waffle. */
export const waffle: Subject = {
  id: 'waffle',
  group: 'food',
  words: ['waffle', 'belgian waffle'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const dough = tint(pen, '#d59a4c');
    const pit = adjust(dough, -0.13);
    f.ball([0, 0, 0.88], { colour: dough, tip: adjust(dough, 0.05) });
    for (let row = -2; row <= 2; row += 1) {
      for (let column = -2; column <= 2; column += 1) {
        const [x, y] = [column * 0.32, row * 0.32];
        if (Math.hypot(x, y) > 0.72) continue;
        f.patch(
          [
            [x - 0.11, y - 0.11],
            [x + 0.11, y - 0.11],
            [x + 0.11, y + 0.11],
            [x - 0.11, y + 0.11],
          ],
          pit,
        );
      }
    }
  },
};

/** A bowl of noodles with chopsticks. */
export const noodleBowl: Subject = {
  id: 'noodle bowl',
  group: 'food',
  words: ['noodle bowl', 'ramen', 'noodle', 'rice bowl', 'chopstick', 'pho', 'dumpling'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bowl = tint(pen, pen.rng.pick(['#c4403c', '#3f6a8f', '#3c3a40']));
    const noodle = tintOver(pen, '#f0d79a', bowl);
    const stick = tint(pen, '#8a5a3a');
    for (const x of [0.3, 0.46])
      f.line(
        [
          [x + 0.14, -0.74],
          [x - 0.3, -0.02],
        ],
        { colour: stick, width: 0.055 },
      );
    edged(f, mirrored('0 -30, 60 -22, 70 -4, 0 8'), { colour: noodle });
    if (f.fine) {
      for (const y of [-0.2, -0.1]) {
        f.line(
          [
            [-0.5, y],
            [-0.2, y - 0.08],
            [0.1, y],
            [0.42, y - 0.06],
          ],
          {
            colour: adjust(noodle, -0.14),
            width: 0.035,
          },
        );
      }
    }
    f.ball([-0.3, -0.16, 0.16], { colour: tint(pen, '#fbf3e2') });
    f.ball([-0.3, -0.16, 0.08], { colour: pen.natural('#eba53b') });
    edged(f, mirrored('0 -4, 84 -4!, 74 34, 42 70, 0 74'), { colour: bowl });
    f.fill(mirrored('0 70!, 30 70!, 26 86!, 0 86!'), { colour: adjust(bowl, -0.06) });
  },
};

/** A bottle of milk. */
export const bottle: Subject = {
  id: 'bottle',
  group: 'food',
  words: ['bottle', 'milk bottle', 'soda bottle', 'water bottle', 'baby bottle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const glass = tint(pen, pen.rng.pick(['#e8eef0', '#9fc3ae', '#cfdfe8']));
    edged(f, mirrored('0 -84, 15 -84, 16 -56, 20 -40, 38 -12, 40 80, 30 88, 0 90'), {
      colour: glass,
    });
    edged(f, mirrored('0 -96!, 19 -96!, 19 -80!, 0 -80!'), {
      colour: tint(pen, pen.rng.pick(['#c4403c', '#3f6a8f'])),
    });
    f.fill(mirrored('0 2, 39 2, 39 44, 0 44'), { colour: tintOver(pen, '#f6efe0', glass) });
    f.gleam(silhouette('-28 -8, -20 -12, -22 76, -30 72'), 0.5);
  },
};
