import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A waterfall between rocks. */
export const waterfall: Subject = {
  id: 'waterfall',
  group: 'sky',
  words: ['waterfall', 'water fall', 'niagara'],
  shows: ['rock', 'water', 'river', 'pool', 'stream'],
  parts: ['pool', 'stream'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const water = tint(pen, '#7fbfd6');
    const rock = tint(pen, '#8a8078');
    const green = tint(pen, '#6a9a5a');
    const foam = tintOver(pen, '#f8fbfa', water);
    edged(f, silhouette('-26 -72!, 28 -74!, 30 -30, 36 10, 34 70!, -34 70!, -38 10, -30 -30'), {
      colour: water,
      tip: adjust(water, 0.07),
    });
    for (const path of [
      '-16 -66, -18 -20, -22 20, -22 56',
      '-2 -70, -2 -34, -4 -10',
      '12 -66, 14 -26, 18 10, 18 54',
      '2 0, 2 26, 0 58',
      '-10 -40, -12 -12',
      '22 -40, 24 -16',
    ]) {
      f.line(silhouette(path), { colour: foam, width: 0.045, alpha: 0.85 });
    }
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        edged(
          f,
          silhouette(
            '26 -76!, 44 -84, 66 -74, 78 -48, 88 -20, 94 30, 92 72!, 34 72!, 42 30, 32 -4, 38 -36',
          ),
          {
            colour: rock,
            tip: adjust(rock, 0.06),
          },
        );
        f.patch(silhouette('40 -50!, 56 -58, 66 -40, 54 -34'), adjust(rock, 0.1));
        f.patch(silhouette('50 0!, 70 -8, 80 14, 62 22'), adjust(rock, 0.1));
        f.patch(silhouette('46 40!, 62 36, 70 52, 54 58'), adjust(rock, -0.1));
        edged(
          f,
          silhouette('24 -74, 30 -90, 46 -86, 56 -96, 70 -84, 80 -66, 68 -62, 54 -70, 40 -66'),
          {
            colour: green,
            tip: adjust(green, 0.07),
          },
        );
        f.fill(silhouette('84 -22, 96 -16, 94 2, 82 -4'), { colour: green });
      });
    }
    edged(f, silhouette('-92 72, -60 64, 0 66, 60 64, 92 72, 74 88, 20 96, -40 94, -78 86'), {
      colour: adjust(water, -0.07),
      tip: water,
    });
    for (const [x, y, r] of [
      [-0.3, 0.66, 0.11],
      [-0.12, 0.7, 0.13],
      [0.08, 0.68, 0.12],
      [0.28, 0.67, 0.11],
    ] as const) {
      f.ball([x, y, r], { colour: foam, tip: adjust(foam, -0.05) });
    }
    f.line(silhouette('-60 82, -44 79, -28 82'), { colour: foam, width: 0.035 });
    f.line(silhouette('24 84, 40 81, 56 84'), { colour: foam, width: 0.035 });
  },
};

/** A small island with two palms. */
export const island: Subject = {
  id: 'island',
  group: 'sky',
  words: ['island', 'desert island', 'palm island', 'treasure island'],
  shows: ['palm', 'sea', 'wave', 'ocean'],
  parts: ['palm', 'palm tree'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const sand = tint(pen, '#ecc98a');
    const sea = tint(pen, '#5fb3c0');
    const bark = tint(pen, '#8a5f3f');
    const green = tint(pen, '#4f945a');
    const frond = (shade: number, path: string) =>
      edged(f, tube(path), { colour: adjust(green, shade) });
    edged(f, silhouette('-96 58, -60 48, 0 46, 60 48, 96 58, 84 76, 40 88, -30 90, -80 78'), {
      colour: sea,
      tip: adjust(sea, 0.08),
    });
    edged(f, silhouette('-70 58, -44 40, -10 30, 26 34, 56 46, 72 60, 40 68, -30 70'), {
      colour: sand,
      tip: adjust(sand, 0.05),
    });
    for (const [trunk, x, y] of [
      ['-4 46 6, -2 20 5, 8 -10 4.4, 22 -40 4', 0.22, -0.42],
      ['-10 46 5.4, -20 24 4.6, -34 8 4, -44 -4 3.6', -0.44, -0.06],
    ] as const) {
      edged(f, tube(trunk), { colour: bark });
      const small = x < 0;
      f.at({ x, y }, () => {
        const k = small ? 0.72 : 1;
        for (const [shade, path] of [
          [-0.07, '0 0 3, 26 -22 9, 50 -8 2'],
          [-0.07, '0 0 3, -26 -22 9, -52 -10 2'],
          [0, '0 0 3, 10 -38 9, 34 -52 2'],
          [0, '0 0 3, -12 -36 9, -36 -46 2'],
          [0.06, '0 0 3, 24 2 8, 40 26 2'],
          [0.06, '0 0 3, -22 4 8, -38 26 2'],
        ] as const) {
          frond(
            shade,
            path.replaceAll(/-?\d+/g, (n) => `${Number(n) * k}`),
          );
        }
        f.ball([-0.04, 0.05, 0.055], { colour: adjust(bark, -0.1) });
        f.ball([0.06, 0.06, 0.055], { colour: adjust(bark, -0.06) });
      });
    }
    for (const path of ['-70 76, -56 72, -42 76', '-8 80, 8 76, 24 80', '44 74, 56 70, 68 74']) {
      f.line(silhouette(path), { colour: adjust(sea, 0.18), width: 0.035 });
    }
  },
};

/** A volcano that erupts. */
export const volcano: Subject = {
  id: 'volcano',
  group: 'sky',
  words: ['volcano', 'volcanic', 'volcanic eruption', 'erupting volcano', 'volcanoes'],
  shows: ['smoke', 'lava', 'eruption', 'erupting'],
  parts: ['lava', 'smoke'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.85);
    const rock = tint(pen, '#6a5560');
    const lava = tintOver(pen, '#ef6a2f', rock);
    const smoke = tint(pen, '#b9b3bb');
    for (const [x, y, r] of [
      [-0.24, -0.68, 0.2],
      [0.06, -0.76, 0.23],
      [0.3, -0.62, 0.17],
      [0.02, -0.52, 0.18],
    ] as const) {
      f.ball([x, y, r], { colour: adjust(smoke, 0.04), tip: smoke });
    }
    for (const path of ['-4 -24, -14 -52, -30 -62', '0 -24, 0 -64', '6 -24, 18 -54, 34 -58']) {
      f.line(silhouette(path), { colour: lava, width: 0.075 });
    }
    edged(f, silhouette('-22 -26!, -8 -20, 8 -20, 24 -28!, 44 20, 92 86!, -92 86!, -44 22'), {
      colour: rock,
      tip: adjust(rock, 0.06),
    });
    f.patch(silhouette('24 -28!, 44 20, 92 86!, 46 86!, 24 30'), adjust(rock, -0.09));
    f.fill(
      silhouette(
        '-22 -28!, -10 -18, 8 -18, 24 -29!, 30 4, 24 26, 16 8, 8 20, 8 50, 0 62, -6 44, -6 14, -16 6, -24 30, -30 14',
      ),
      { colour: lava, tip: adjust(lava, 0.1) },
    );
    for (const [x, y, r] of [
      [-0.44, -0.44, 0.05],
      [0.46, -0.4, 0.055],
      [-0.54, -0.18, 0.035],
    ]) {
      f.dot([x, y, r], lava);
    }
    edged(f, silhouette('-97 86, -70 76, -40 84, -10 78, 20 85, 52 78, 97 86, 60 95, -60 95'), {
      colour: tint(pen, '#6f9a5a'),
    });
  },
};
