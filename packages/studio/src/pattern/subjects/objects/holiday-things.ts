import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A bucket with sand and a spade. */
export const bucketAndSpade: Subject = {
  id: 'bucket and spade',
  group: 'object',
  words: [
    'bucket and spade',
    'beach bucket',
    'sand bucket',
    'sand pail',
    'pail and shovel',
    'beach spade',
    'sand toy',
    'buckets',
    'buckets and spade',
  ],
  shows: ['spade', 'shovel', 'handle'],
  parts: ['spade', 'shovel'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.83);
    const pail = tint(pen, pen.rng.pick(['#d9574a', '#3f9ab0', '#f0b43a']));
    const spade = tint(pen, pen.rng.pick(['#f0b43a', '#5fae7a', '#e58aa5']));
    const pale = tintOver(pen, '#fbf3e2', pail);
    const sand = tint(pen, '#e6c48a');
    f.at({ x: 0.34, y: -0.3, turn: 0.42 }, () => {
      f.line(silhouette('0 40, 0 -44'), { colour: spade, width: 0.1 });
      f.line(silhouette('-16 -56, 16 -56'), { colour: spade, width: 0.12 });
      f.line(silhouette('-14 -56, 0 -40, 14 -56'), { colour: spade, width: 0.07 });
    });
    f.line(silhouette('-54 -26, -46 -66, -10 -84, 28 -72, 46 -26'), {
      colour: adjust(pail, -0.1),
      width: 0.05,
    });
    edged(f, silhouette('-50 -22, -34 -42, -8 -50, 20 -44, 44 -22, 0 -12'), {
      colour: sand,
      tip: adjust(sand, 0.05),
    });
    const body = silhouette('-58 -26!, 50 -26!, 36 84, 30 90!, -38 90!, -44 84');
    edged(f, body, { colour: pail, tip: adjust(pail, 0.06) });
    edged(f, tube('-58 -24 7, -4 -20 7, 50 -24 7'), { colour: adjust(pail, -0.07) });
    f.inside(body, () => {
      f.line(silhouette('-60 4, -46 -4, -32 4, -18 -4, -4 4, 10 -4, 24 4, 38 -4, 52 4'), {
        colour: pale,
        width: 0.045,
      });
      f.at({ x: -0.04, y: 0.44 }, () =>
        f.patch(mirrored('0 -30!, 9 -10, 30 -8!, 13 6, 20 28!, 0 15'), pale),
      );
    });
    edged(f, silhouette('46 92, 56 74, 74 70, 92 84, 96 92'), { colour: sand });
    f.gleam(silhouette('-50 -12!, -43 -12!, -33 78!, -38 78!'), 0.3);
  },
};

/** A canoe with its paddle. */
export const canoe: Subject = {
  id: 'canoe',
  group: 'sea',
  words: ['canoe', 'canoeing', 'canoe and paddle', 'oar', 'canoe paddle'],
  shows: ['paddle', 'oar', 'wave'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.92);
    const hull = tint(pen, pen.rng.pick(['#b8482f', '#3f6f66', '#3f6fa0']));
    const wood = tint(pen, '#d0995a');
    const pale = tintOver(pen, '#f3e3c2', hull);
    f.line(silhouette('-56 -60, 34 22'), { colour: wood, width: 0.065 });
    edged(f, silhouette('-50 -52, -66 -54, -88 -78, -84 -86, -74 -88, -54 -68'), { colour: wood });
    edged(
      f,
      silhouette(
        '-97 -18, -84 -14, -50 2, 0 6, 50 2, 84 -14, 97 -18!, 94 10, 74 34, 40 44, -40 44, -74 34, -94 10',
      ),
      {
        colour: hull,
        tip: adjust(hull, 0.06),
      },
    );
    f.line(silhouette('-94 -16, -50 3, 0 7, 50 3, 94 -16'), { colour: wood, width: 0.055 });
    f.line(silhouette('-80 20, -40 30, 0 32, 40 30, 80 20'), { colour: pale, width: 0.05 });
    for (const x of [-60, -20, 20, 60]) {
      f.patch(
        silhouette(
          `${x - 9} ${x * x * -0.0015 + 26}!, ${x} ${x * x * -0.0015 + 12}!, ${x + 9} ${x * x * -0.0015 + 26}!`,
        ),
        pale,
      );
    }
    const water = tint(pen, '#6fb3c4');
    f.line(silhouette('-92 52, -70 46, -48 52, -26 46, -4 52, 18 46, 40 52, 62 46, 84 52'), {
      colour: water,
      width: 0.06,
    });
    f.line(silhouette('-60 66, -38 60, -16 66, 6 60, 28 66, 50 60'), {
      colour: water,
      width: 0.05,
    });
  },
};

/** A folded paper plane with the line of its flight. */
export const paperPlane: Subject = {
  id: 'paper plane',
  group: 'object',
  words: [
    'paper plane',
    'paper aeroplane',
    'paper airplane',
    'paper aircraft',
    'folded paper plane',
  ],
  shows: ['trail'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.91);
    const paper = tint(pen, pen.rng.pick(['#f4d7a0', '#a9d0d9', '#f0b3b0', '#e6e0d2']));
    const trail = { colour: tint(pen, '#7f8fa8'), width: 0.035 };
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const path of [
        '-94 70, -88 74',
        '-78 80, -68 82',
        '-56 80, -48 74',
        '-42 64, -44 54',
        '-52 48, -60 50',
        '-62 60, -54 66',
        '-42 64, -32 58',
      ])
        f.line(silhouette(path), trail);
      edged(f, silhouette('94 -66!, -4 34!, -12 66!, -26 14!'), { colour: adjust(paper, -0.14) });
      edged(f, silhouette('94 -66!, -84 -22!, -34 10!'), {
        colour: paper,
        tip: adjust(paper, 0.04),
      });
      edged(f, silhouette('94 -66!, -4 30!, -12 66!, -16 26!'), { colour: adjust(paper, -0.2) });
      edged(f, silhouette('94 -66!, -6 30!, 42 56!'), {
        colour: adjust(paper, 0.02),
        tip: adjust(paper, 0.05),
      });
      f.line(silhouette('90 -62, -34 10'), { colour: adjust(paper, -0.25), width: 0.018 });
    });
  },
};

/** A gravestone in its grass. */
export const gravestone: Subject = {
  id: 'gravestone',
  group: 'object',
  words: ['gravestone', 'tombstone', 'headstone', 'grave', 'graveyard', 'cemetery'],
  shows: ['grass'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.85);
    const stone = tint(pen, '#a3a6ad');
    const cut = adjust(stone, -0.22);
    const grass = tint(pen, '#6a8f55');
    edged(f, silhouette('6 78!, 6 -76, 34 -74, 66 -46, 70 -20, 70 78!'), {
      colour: adjust(stone, -0.14),
    });
    edged(f, silhouette('-62 80!, -62 -30, -48 -66, -8 -84, 32 -66, 46 -30, 46 80!'), {
      colour: stone,
      tip: adjust(stone, 0.05),
    });
    f.line(silhouette('-50 66, -50 -28, -38 -56, -8 -71, 22 -56, 34 -28, 34 66'), {
      colour: adjust(stone, 0.1),
      width: 0.03,
    });
    const letters = [
      '-38 8, -38 -20|-38 -20, -26 -16, -38 -6|-34 -5, -26 8',
      '-8 8, -8 -20',
      '18 8, 18 -20|18 -20, 30 -15, 18 -5',
    ];
    for (const letter of letters)
      for (const path of letter.split('|')) f.line(silhouette(path), { colour: cut, width: 0.055 });
    f.line(silhouette('-30 26, 14 26'), { colour: cut, width: 0.035 });
    f.line(silhouette('-22 38, 6 38'), { colour: cut, width: 0.035 });
    f.line(silhouette('46 -34, 34 -24, 38 -12, 28 -4'), { colour: cut, width: 0.03 });
    edged(
      f,
      silhouette(
        '-90 92, -80 66!, -72 78, -62 58!, -52 78, -38 68!, -28 80, -10 64!, 0 80, 18 66!, 26 80, 44 62!, 52 78, 66 64!, 74 80, 86 68!, 92 92, 40 96, -40 96',
      ),
      {
        colour: grass,
        tip: adjust(grass, 0.07),
      },
    );
  },
};

/** A striped spinning top. */
export const spinningTop: Subject = {
  id: 'spinning top',
  group: 'object',
  words: ['spinning top', 'toy top', 'humming top'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const hues = ['#d9574a', '#f2c84a', '#3f9ab0', '#6fae6a'];
    const first = pen.rng.int(0, 3);
    const body = tint(pen, hues[first]);
    f.line(silhouette('-90 66, -70 84, -30 92'), { colour: tint(pen, '#b9a98a'), width: 0.03 });
    f.line(silhouette('88 60, 74 80, 40 90'), { colour: tint(pen, '#b9a98a'), width: 0.03 });
    f.at({ turn: 0.14 }, () => {
      f.line(silhouette('0 -60, 0 -84'), { colour: tint(pen, '#8a6a4a'), width: 0.08 });
      f.ball([0, -0.88, 0.11], { colour: tintOver(pen, hues[(first + 2) % 4], body) });
      const shape = mirrored('0 -62, 14 -58, 30 -42, 66 -26, 78 -8, 66 14, 34 44, 12 74, 0 92!');
      edged(f, shape, { colour: body, tip: adjust(body, 0.06) });
      f.inside(shape, () => {
        f.patch(
          mirrored('0 -22, 44 -26, 80 -34!, 80 -14!, 44 -4, 0 2'),
          tintOver(pen, hues[(first + 1) % 4], body),
        );
        f.patch(
          mirrored('0 18, 40 12, 80 2!, 80 14!, 40 28, 0 34'),
          tintOver(pen, hues[(first + 2) % 4], body),
        );
        for (const x of [-48, -24, 0, 24, 48])
          f.dot([x / 100, -0.11 - Math.abs(x) * 0.0012, 0.055], tintOver(pen, '#fbf3e2', body));
      });
      f.gleam(silhouette('-58 -24, -40 -34, -34 -30, -52 -16'), 0.45);
    });
  },
};
