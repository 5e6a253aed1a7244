import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { oval } from '../pieces/oval.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A dappled rocking horse. */
export const rockingHorse: Subject = {
  id: 'rocking horse',
  group: 'object',
  words: ['rocking horse', 'rocking horse toy', 'wooden horse', 'toy horse'],
  shows: ['mane', 'saddle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const coat = tint(pen, pen.rng.pick(['#d9b48a', '#c9ccd0', '#a8683f']));
    const mane = tintOver(pen, '#6a4636', coat);
    const red = tintOver(pen, '#cf4a45', coat);
    const wood = tint(pen, '#c97f3f');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('-92 58, -50 82, 0 90, 50 82, 92 58'), { colour: wood, width: 0.12 });
      edged(f, tube('-56 -8 4, -76 2 10, -80 26 9, -72 48 3'), { colour: mane });
      for (const path of ['-40 26 15, -52 50 9, -58 78 8', '26 26 14, 44 50 9, 56 76 8']) {
        edged(f, tube(path), { colour: adjust(coat, -0.07) });
      }
      for (const path of ['-36 24 15, -38 50 9, -34 82 8', '22 24 14, 28 52 9, 28 82 8']) {
        edged(f, tube(path), { colour: coat });
      }
      edged(
        f,
        silhouette(
          '-62 8, -50 -18, -10 -14, 10 -22, 24 -56, 34 -82, 40 -92, 48 -82, 62 -70, 84 -44, 84 -34, 70 -28, 52 -40, 48 -16, 40 20, 18 34, -40 36, -58 26',
        ),
        {
          colour: coat,
          tip: adjust(coat, 0.05),
        },
      );
      edged(
        f,
        silhouette(
          '44 -86, 36 -92, 24 -84, 14 -60, 4 -34, -6 -14, 10 -8, 14 -28, 24 -36, 26 -56, 36 -66',
        ),
        {
          colour: mane,
        },
      );
      edged(f, silhouette('-34 -20, -26 -28, -14 -20, 2 -18, 6 -8, 2 18, -22 20, -30 6'), {
        colour: red,
      });
      f.line(silhouette('-14 18, -14 36'), { colour: adjust(red, -0.1), width: 0.045 });
      f.line(silhouette('52 -42, 64 -58'), { colour: red, width: 0.045 });
      f.line(silhouette('56 -46, 24 -22'), { colour: red, width: 0.035 });
      f.dot([0.54, -0.62, 0.045], '#2b2422');
      f.dot([0.78, -0.4, 0.022], adjust(coat, -0.3));
      for (const [x, y] of [
        [-0.48, 0.0],
        [-0.42, 0.16],
        [0.28, -0.1],
        [0.3, 0.08],
        [0.18, 0.18],
      ]) {
        f.dot([x, y, 0.035], adjust(coat, 0.12));
      }
    });
  },
};

/** A heap of three toy blocks with letters. */
export const toyBlocks: Subject = {
  id: 'toy blocks',
  group: 'object',
  words: [
    'toy block',
    'building block',
    'alphabet block',
    'letter block',
    'baby block',
    'abc block',
    'wooden toy block',
    'play block',
    'toy brick',
  ],
  shows: ['letter', 'alphabet'],
  parts: ['letter', 'alphabet'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.89);
    const hues = ['#d9644f', '#5f9a94', '#e0aa3f', '#6f86b8', '#d98a9c'];
    const first = pen.rng.int(0, hues.length - 1);
    const letters = [
      '-16 22, 0 -22, 16 22|-9 6, 9 6',
      '-12 -22, -12 22|-12 -22, 10 -14, -12 -1|-12 -1, 15 10, -12 22',
      '16 -14, -2 -24, -16 0, -2 24, 16 14',
    ];
    for (const [i, [x, y, turn]] of [
      [-0.44, 0.46, -0.04],
      [0.46, 0.46, 0.05],
      [0.02, -0.42, 0.1],
    ].entries()) {
      const paintOf = hues[(first + i) % hues.length];
      f.at({ x, y, turn }, () => {
        const wood = tint(pen, '#ead2a4');
        const hue = tintOver(pen, paintOf, wood);
        edged(f, box(0, 0, 0.42, 0.42), { colour: hue, tip: adjust(hue, 0.05) });
        f.fill(box(0, 0, 0.32, 0.32), { colour: wood, tip: adjust(wood, 0.03) });
        for (const path of letters[i].split('|'))
          f.line(silhouette(path), { colour: hue, width: 0.085 });
      });
    }
  },
};

/** A striped party hat with a pompom. */
export const partyHat: Subject = {
  id: 'party hat',
  group: 'object',
  words: ['party hat', 'birthday hat', 'birthday party hat', 'cone hat', 'paper party hat'],
  shows: ['pompom', 'pom pom'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const [one, two, three] = pen.rng.pick([
      ['#e0708a', '#f6d56a', '#5fb0b8'],
      ['#4f9ab0', '#f3b7a0', '#f2c84a'],
      ['#e9a63a', '#d9574a', '#6fae8a'],
    ] as const);
    const body = tint(pen, one);
    const stripe = tintOver(pen, two, body);
    const tuft = tint(pen, three);
    const cone = silhouette('0 -66!, 58 68, 30 78, 0 81, -30 78, -58 68');
    f.line(silhouette('-54 70, -50 92, -20 98'), { colour: adjust(tuft, -0.1), width: 0.03 });
    edged(f, cone, { colour: body, tip: adjust(body, 0.06) });
    f.inside(cone, () => {
      for (const y of [-50, -14, 22, 58]) {
        f.patch(silhouette(`-80 ${y + 26}!, 80 ${y - 22}!, 80 ${y - 6}!, -80 ${y + 42}!`), stripe);
      }
      for (const [x, y] of [
        [0, -0.34],
        [0.12, 0.02],
        [-0.14, 0.1],
        [0.26, 0.34],
        [-0.04, 0.42],
        [-0.34, 0.5],
        [0.36, 0.66],
        [0, 0.7],
      ]) {
        f.dot([x, y, 0.042], tintOver(pen, three, body));
      }
    });
    for (let i = 0; i < 14; i += 1) {
      f.at({ y: -0.72, turn: (i / 14) * TAU }, () =>
        f.line(silhouette(`0 0, 0 ${i % 2 === 0 ? -23 : -18}`), { colour: tuft, width: 0.07 }),
      );
    }
    f.ball([0, -0.72, 0.11], { colour: adjust(tuft, 0.1) });
  },
};

/** A fringed donkey piñata. */
export const pinata: Subject = {
  id: 'pinata',
  group: 'object',
  words: ['pinata', 'donkey pinata', 'mexican party', 'cinco de mayo', 'fiesta', 'piñata'],
  shows: ['fringe'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const hues = ['#e0577a', '#f0a63a', '#f2d04f', '#5fae7a', '#4f9ac0', '#8a62b0'].map((hue) =>
      tint(pen, hue),
    );
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      const body = silhouette(
        '-66 -14, -40 -26, 0 -22, 16 -36, 22 -64, 20 -96, 32 -84, 36 -70, 42 -72, 50 -96, 54 -70, 74 -54, 92 -34, 90 -20, 70 -18, 54 -28, 52 0, 50 30, 54 92!, 32 92!, 24 44, -22 44, -30 92!, -56 92!, -58 40, -68 12',
      );
      edged(f, tube('-62 -6 5, -84 6 6, -88 34 8'), { colour: hues[0] });
      edged(f, body, { colour: hues[0] });
      f.inside(body, () => {
        for (const [row, hue] of [...hues, ...hues].entries()) {
          const y = -102 + row * 17;
          const fringe = Array.from(
            { length: 25 },
            (_, i) => `${98 - i * 8} ${y + (i % 2 === 0 ? 25 : 18)}`,
          );
          f.fill(silhouette(`-98 ${y}!, 98 ${y}!, ${fringe.join(', ')}`), { colour: hue });
        }
      });
      f.dot([0.6, -0.46, 0.05], '#2b2422');
      f.glint([0.62, -0.48, 0.018], '#ffffff');
      f.dot([0.83, -0.28, 0.025], '#4a2f3a');
      f.line(silhouette('-4 -24, -4 -60, -14 -92'), { colour: tint(pen, '#9a7a56'), width: 0.035 });
    });
  },
};

/** A pair of painted maracas. */
export const maracas: Subject = {
  id: 'maracas',
  group: 'object',
  words: ['maraca', 'maracas'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const one = tint(pen, '#d9574a');
    const two = tint(pen, '#e9a63a');
    for (const flip of [false, true]) {
      const head = flip ? two : one;
      const band = tintOver(pen, flip ? '#cf4a5f' : '#f2d06a', head);
      f.at({ flip }, () =>
        f.at({ x: 0.34, y: -0.3, turn: 0.55 }, () => {
          edged(f, tube('0 40 7, 0 76 5.5, 0 112 7'), { colour: tint(pen, '#9a6a44') });
          const shell = mirrored('0 -54, 26 -48, 40 -22, 38 6, 22 32, 9 46, 0 48');
          edged(f, shell, { colour: head, tip: adjust(head, 0.06) });
          f.inside(shell, () => {
            f.patch(silhouette('-50 -20!, 50 -20!, 50 6!, -50 6!'), band);
            f.line(
              silhouette('-44 -14, -34 0, -24 -14, -14 0, -4 -14, 6 0, 16 -14, 26 0, 36 -14, 44 0'),
              {
                colour: tintOver(pen, '#3f8f8a', band),
                width: 0.045,
              },
            );
            for (const x of [-0.18, 0, 0.18]) f.dot([x, 0.19, 0.045], band);
            for (const x of [-0.14, 0.1]) f.dot([x, -0.34, 0.045], band);
          });
          f.gleam(silhouette('-28 -26, -18 -42, -14 -38, -24 -22'), 0.5);
        }),
      );
    }
  },
};

/** A kokeshi doll in her flowered kimono. */
export const kokeshi: Subject = {
  id: 'kokeshi',
  group: 'object',
  words: ['kokeshi', 'kokeshi doll', 'japanese doll', 'hina doll'],
  shows: ['kimono', 'hair'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const cloth = tint(pen, pen.rng.pick(['#cf4a4f', '#4f6fa8', '#e08aa0', '#4f8f86']));
    const hair = tint(pen, '#2f2a2e');
    const skin = tintOver(pen, '#f4dcc2', hair);
    const obi = tintOver(pen, '#f0c24a', cloth);
    const white = tintOver(pen, '#fbf3e6', cloth);
    const body = mirrored('0 -14!, 30 -14, 44 4, 48 40, 46 84, 38 94, 0 96');
    edged(f, body, { colour: cloth, tip: adjust(cloth, 0.05) });
    f.inside(body, () => {
      f.patch(silhouette('-30 -16!, -16 -16!, 6 16!, 0 22!'), white);
      f.patch(silhouette('30 -16!, 16 -16!, -10 22!, 2 22!'), white);
      f.patch(silhouette('-60 20!, 60 20!, 60 42!, -60 42!'), obi);
      f.line(silhouette('-60 31, 60 31'), { colour: adjust(obi, -0.2), width: 0.035 });
      for (const [x, y] of [
        [-0.24, 0.6],
        [0.16, 0.74],
        [-0.3, 0.84],
        [0.36, 0.56],
        [-0.32, 0.08],
        [0.34, 0.06],
      ]) {
        for (let i = 0; i < 5; i += 1) {
          f.at({ x, y, turn: (i / 5) * TAU }, () => f.dot([0, -0.055, 0.04], white));
        }
        f.dot([x, y, 0.032], obi);
      }
    });
    f.ball([0, -0.93, 0.1], { colour: hair });
    edged(f, oval(0, -0.5, 0.52, 0.42), { colour: hair, tip: adjust(hair, 0.07) });
    edged(
      f,
      silhouette(
        '-34 -66, -14 -60, 0 -62, 14 -60, 34 -66, 42 -46, 34 -24, 16 -13, 0 -11, -16 -13, -34 -24, -42 -46',
      ),
      {
        colour: skin,
      },
    );
    f.line(silhouette('-24 -42, -17 -39, -10 -42'), { colour: hair, width: 0.035 });
    f.line(silhouette('24 -42, 17 -39, 10 -42'), { colour: hair, width: 0.035 });
    f.patch(silhouette('-5 -27, 0 -29, 5 -27, 0 -22'), tintOver(pen, '#cf3f45', skin));
    for (const x of [-0.27, 0.27]) f.shade(oval(x, -0.31, 0.075, 0.06), '#e98a8a', 0.5);
    for (let i = 0; i < 5; i += 1) {
      f.at({ x: 0.34, y: -0.78, turn: (i / 5) * TAU }, () =>
        f.dot([0, -0.07, 0.05], tintOver(pen, '#f0a0b0', hair)),
      );
    }
    f.dot([0.34, -0.78, 0.04], obi);
  },
};
