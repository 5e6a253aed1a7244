import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oneOf, tint, tintOver } from '../pieces/tints.ts';

/** A roller skate. */
export const rollerSkate: Subject = {
  id: 'roller skate',
  group: 'object',
  words: [
    'roller skate',
    'rollerskate',
    'roller boot',
    'roller skating',
    'roller disco',
    'quad skate',
  ],
  shows: ['wheel', 'lace'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const boot = tint(pen, pen.rng.pick(['#e58aa0', '#f2ece0', '#7fc0bd', '#b08ad0']));
    const hot = tintOver(pen, pen.rng.pick(['#f0b43a', '#d9486a', '#3f8fb0']), boot);
    const lace = tintOver(pen, '#fbf6ea', boot);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(silhouette('-48 50!, -20 50!, -26 66!, -42 66!'), { colour: tint(pen, '#9aa0a6') });
      f.fill(silhouette('32 50!, 60 50!, 54 66!, 38 66!'), { colour: tint(pen, '#9aa0a6') });
      f.ball([0.86, 0.5, 0.11], { colour: hot });
      for (const x of [-0.34, 0.46]) {
        f.ball([x, 0.74, 0.22], { colour: hot, tip: adjust(hot, -0.05) });
        f.ball([x, 0.74, 0.1], { colour: tintOver(pen, '#f6efe0', hot) });
        f.dot([x, 0.74, 0.035], adjust(hot, -0.25));
      }
      edged(
        f,
        silhouette('-56 -86!, 6 -86!, 8 -42, 20 -12, 60 0, 80 18, 82 40!, -56 40!, -50 0, -58 -40'),
        {
          colour: boot,
          tip: adjust(boot, 0.05),
        },
      );
      edged(f, silhouette('-58 38!, 86 38!, 84 52!, -58 52!'), {
        colour: tintOver(pen, '#5a4638', boot),
      });
      edged(f, silhouette('-60 -92!, 8 -92!, 10 -76!, -60 -76!'), { colour: hot });
      f.patch(silhouette('54 0, 74 12, 82 26, 82 38!, 54 38!, 50 18'), hot);
      for (const [y, x] of [
        [-62, 6],
        [-46, 6],
        [-30, 10],
        [-15, 16],
        [-4, 32],
      ]) {
        f.line(silhouette(`${x - 24} ${y + 8}, ${x} ${y}`), { colour: lace, width: 0.05 });
      }
      f.at({ x: -0.34, y: -0.12 }, () =>
        f.patch(mirrored('0 -17!, 5 -5, 17 -4!, 7 4, 11 16!, 0 9'), lace),
      );
    });
  },
};

/** A parachute with somebody's parcel under it. */
export const parachute: Subject = {
  id: 'parachute',
  group: 'object',
  words: ['parachute', 'skydiving', 'sky diving', 'parachute jump'],
  shows: ['cord', 'parcel'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const [one, two] = pen.rng.pick([
      ['#d9574a', '#f6ead0'],
      ['#3f8fb0', '#f2c84a'],
      ['#e8863a', '#7fc0bd'],
    ] as const);
    const cloth = tint(pen, one);
    const other = tintOver(pen, two, cloth);
    const cord = { colour: tint(pen, '#7a6a58'), width: 0.024 };
    for (const x of [-84, -44, 0, 44, 84]) {
      f.line(silhouette(`${x} ${x === 0 ? -4 : -10}, ${x * 0.12} 56`), cord);
    }
    const dome = silhouette(
      '-90 -6!, -82 -48, -48 -84, 0 -95, 48 -84, 82 -48, 90 -6!, 66 -18, 44 -6!, 22 -16, 0 -4!, -22 -16, -44 -6!, -66 -18',
    );
    edged(f, dome, { colour: cloth, tip: adjust(cloth, 0.05) });
    f.inside(dome, () => {
      for (const flip of [false, true]) {
        f.at({ flip }, () =>
          f.fill(silhouette('0 -96!, 26 -62, 44 0!, 92 0!, 74 -62, 30 -92'), { colour: other }),
        );
        f.at({ flip }, () =>
          f.fill(silhouette('0 -96!, 52 -80, 80 -42, 96 2!, 66 2!, 60 -40, 34 -78'), {
            colour: cloth,
          }),
        );
        f.at({ flip }, () =>
          f.line(silhouette('0 -95, 30 -62, 44 -6'), { colour: adjust(cloth, -0.14), width: 0.02 }),
        );
      }
    });
    edged(f, box(0, 0.74, 0.22, 0.19), { colour: tint(pen, '#c9975a'), tip: tint(pen, '#d9ac74') });
    f.line(silhouette('0 56, 0 92'), { colour: cloth, width: 0.06 });
    f.line(silhouette('-21 72, 21 72'), { colour: cloth, width: 0.06 });
    for (const x of [-10, 10])
      f.line(silhouette(`0 56, ${x} 46, ${x * 0.4} 44`), { colour: cloth, width: 0.04 });
  },
};

/** A fishing rod with its reel, its float and a fish on the hook. */
export const fishingRod: Subject = {
  id: 'fishing rod',
  group: 'object',
  words: [
    'fishing rod',
    'fishing pole',
    'fishing',
    'angling',
    'fishing tackle',
    'fly fishing',
    'fishing reel',
  ],
  shows: ['reel', 'hook', 'float'],
  parts: ['fish'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.81);
    const rod = tint(pen, '#8a5f3c');
    const cork = tint(pen, '#d3a873');
    const red = tint(pen, '#d2483f');
    const body = tint(pen, pen.rng.pick(['#5f9ab0', '#7fa88a', '#e0935a']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('-80 92, -20 -10, 30 -76, 62 -88, 76 -78'), { colour: rod, width: 0.05 });
      f.line(silhouette('-82 94, -50 42'), { colour: cork, width: 0.13 });
      for (const [x, y] of [
        [-20, -10],
        [6, -48],
        [34, -78],
      ]) {
        f.ball([x / 100 + 0.03, y / 100 + 0.04, 0.045], { colour: tint(pen, '#b9a76a') });
      }
      f.line(silhouette('-30 44, -14 -2, 10 -42, 38 -72, 76 -78'), {
        colour: tint(pen, '#9aa0a6'),
        width: 0.018,
      });
      f.line(silhouette('-52 30, -38 40'), { colour: tint(pen, '#6a6f78'), width: 0.08 });
      f.ball([-0.33, 0.44, 0.16], { colour: tint(pen, '#6a6f78') });
      f.ball([-0.33, 0.44, 0.09], { colour: tint(pen, '#c9ccd0') });
      f.line(silhouette('-33 44, -18 54'), { colour: tint(pen, '#6a6f78'), width: 0.05 });
      f.line(silhouette('76 -78, 74 -30, 66 24'), { colour: tint(pen, '#9aa0a6'), width: 0.02 });
      f.ball([0.73, -0.2, 0.11], { colour: tint(pen, '#f6f0e2') });
      f.fill(silhouette('62 -20!, 63 -26, 73 -32, 83 -26, 84 -20!'), { colour: red });
      f.at({ x: 0.56, y: 0.52, turn: 1.15 }, () => {
        edged(f, silhouette('30 0, 44 -12, 56 -20!, 52 0, 56 20!, 44 12'), {
          colour: adjust(body, -0.08),
        });
        edged(f, silhouette('-6 -16, 6 -30, 18 -16'), { colour: adjust(body, -0.08) });
        edged(f, silhouette('-40 0, -26 -16, 2 -20, 24 -10, 36 0, 24 10, 2 20, -26 16'), {
          colour: body,
          tip: adjust(body, 0.08),
        });
        f.patch(silhouette('-30 8, -4 12, 24 4, 4 18, -22 15'), adjust(body, 0.16));
        f.line(silhouette('-18 -13, -13 0, -18 13'), { colour: adjust(body, -0.16), width: 0.035 });
        f.dot([-0.28, -0.04, 0.035], '#2b2b30');
        for (const [x, y] of [
          [0, -0.04],
          [0.1, 0.03],
          [0.12, -0.07],
          [0.02, 0.08],
        ]) {
          f.dot([x, y, 0.024], adjust(body, -0.14));
        }
      });
    });
  },
};

/** A pair of boxing gloves on their laces. */
export const boxingGloves: Subject = {
  id: 'boxing gloves',
  group: 'object',
  words: ['boxing glove', 'boxing', 'kickboxing', 'punching glove'],
  shows: ['lace'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const hide = tint(pen, oneOf(pen, ['#c9302f', '#3f6fa8', '#b5703f']));
    const cuff = tintOver(pen, '#f4ead6', hide);
    f.line(silhouette('-34 -60, -20 -88, 0 -96, 20 -88, 34 -60'), {
      colour: tint(pen, '#b9a98a'),
      width: 0.04,
    });
    for (const [flip, y] of [
      [false, 0.06],
      [true, -0.02],
    ] as const) {
      f.at({ flip }, () =>
        f.at({ x: 0.4, y, turn: -0.14 }, () => {
          edged(f, silhouette('-24 -64!, 24 -64!, 26 -22!, -26 -22!'), { colour: cuff });
          f.line(silhouette('-25 -34, 25 -34'), { colour: hide, width: 0.055 });
          for (const dy of [-58, -50, -42])
            f.line(silhouette(`-7 ${dy}, 7 ${dy + 5}`), {
              colour: adjust(cuff, -0.3),
              width: 0.025,
            });
          edged(f, silhouette('-26 -24, 26 -24, 42 4, 46 36, 34 66, 6 78, -24 70, -38 44, -36 8'), {
            colour: hide,
            tip: adjust(hide, 0.06),
          });
          edged(f, silhouette('-24 -18, -42 -10, -52 14, -48 40, -34 46, -22 32, -22 10'), {
            colour: adjust(hide, -0.03),
            tip: adjust(hide, 0.06),
          });
          f.line(silhouette('-8 40, 12 44, 34 34'), { colour: adjust(hide, -0.13), width: 0.03 });
          f.gleam(silhouette('22 -10, 34 8, 36 30, 28 28, 24 8'), 0.35);
        }),
      );
    }
  },
};
