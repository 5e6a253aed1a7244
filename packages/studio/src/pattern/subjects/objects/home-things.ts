import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { box } from '../pieces/box.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A telephone with a dial and its receiver on top. */
export const telephone: Subject = {
  id: 'telephone',
  group: 'object',
  words: ['telephone', 'phone', 'rotary phone', 'rotary telephone', 'retro phone', 'landline'],
  shows: ['dial'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.94);
    const shell = tint(pen, pen.rng.pick(['#c9443f', '#4f9a92', '#e9b44a', '#3a3a42']));
    const pale = tintOver(pen, '#f4eee0', shell);
    edged(f, mirrored('0 -30, 34 -30, 44 -8, 78 62, 80 82!, 0 82!'), {
      colour: shell,
      tip: adjust(shell, 0.05),
    });
    edged(f, mirrored('0 -62, 52 -60, 60 -44, 76 -30, 94 -34, 92 -62, 74 -80, 0 -84'), {
      colour: adjust(shell, -0.06),
    });
    f.ball([0, 0.3, 0.34], { colour: pale });
    for (let i = 0; i < 9; i += 1) {
      const angle = (i / 10) * TAU - 1.9;
      f.dot([Math.cos(angle) * 0.23, 0.3 + Math.sin(angle) * 0.23, 0.05], adjust(shell, -0.16));
    }
    f.ball([0, 0.3, 0.11], { colour: shell });
  },
};

/** A typewriter with a sheet of paper. */
export const typewriter: Subject = {
  id: 'typewriter',
  group: 'object',
  words: ['typewriter', 'retro typewriter', 'vintage typewriter'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.91);
    const shell = tint(pen, pen.rng.pick(['#5f8f8a', '#b5523f', '#3f4a5c', '#8a9a6a']));
    const dark = tintOver(pen, '#2b2b30', shell);
    const paper = tint(pen, '#f7f2e6');
    edged(f, box(0, -0.52, 0.42, 0.36), { colour: paper });
    for (const y of [-0.7, -0.6, -0.5]) {
      f.line(
        [
          [-0.28, y],
          [0.26, y],
        ],
        { colour: dark, width: 0.02, alpha: 0.5 },
      );
    }
    edged(f, box(0, -0.24, 0.86, 0.1), { colour: dark });
    edged(f, mirrored('0 -22!, 62 -22, 70 10, 86 66, 84 80, 0 80'), {
      colour: shell,
      tip: adjust(shell, 0.05),
    });
    f.patch(mirrored('0 -8, 44 -8, 48 8, 0 8'), adjust(shell, -0.16));
    for (const [row, count] of [
      [0.26, 6],
      [0.43, 7],
      [0.6, 7],
    ]) {
      for (let i = 0; i < count; i += 1) f.dot([(i - (count - 1) / 2) * 0.2, row, 0.065], paper);
    }
  },
};

/** An armchair on wooden feet. */
export const armchair: Subject = {
  id: 'armchair',
  group: 'object',
  words: ['armchair', 'chair', 'seat', 'wingback', 'wingback chair', 'mid century chair'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const cloth = tint(pen, pen.rng.pick(['#c9704a', '#4f8f86', '#8a5a7a', '#d9a83f']));
    const wood = tint(pen, '#7a5236');
    for (const flip of [false, true]) {
      f.at({ flip }, () => f.fill(silhouette('44 70!, 58 70!, 64 94!, 54 94!'), { colour: wood }));
    }
    edged(f, mirrored('0 -88, 44 -86, 58 -70, 56 10, 0 14'), {
      colour: cloth,
      tip: adjust(cloth, 0.05),
    });
    edged(f, mirrored('0 14, 54 12, 56 74, 0 76'), { colour: adjust(cloth, -0.08) });
    edged(f, mirrored('0 8, 46 8, 50 24, 46 38, 0 40'), { colour: adjust(cloth, 0.04) });
    for (const flip of [false, true]) {
      f.at({ flip }, () =>
        edged(f, silhouette('46 -8, 66 -18, 80 -4, 78 72, 50 74'), {
          colour: adjust(cloth, -0.03),
        }),
      );
    }
    for (const [x, y] of [
      [-0.22, -0.5],
      [0.22, -0.5],
      [0, -0.26],
    ]) {
      f.dot([x, y, 0.04], adjust(cloth, -0.16));
    }
  },
};

/** A globe on its stand. */
export const globe: Subject = {
  id: 'globe',
  group: 'object',
  words: ['globe', 'desk globe', 'world globe'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const sea = tint(pen, '#5f9fc0');
    const land = tintOver(pen, '#7f9f5a', sea);
    const brass = tint(pen, '#b98a3f');
    const disc = mirrored('0 -74, 34 -66, 56 -46, 66 -14, 58 18, 36 42, 0 52').map(
      ([x, y]): [number, number] => [x * 0.94, y],
    );
    f.line(silhouette('-30 -92, 44 -74, 76 -10, 50 56, 0 74').slice(0, 5), {
      colour: brass,
      width: 0.07,
    });
    f.fill(box(0, 0.78, 0.07, 0.1), { colour: brass });
    f.fill(mirrored('0 82, 40 84, 48 94!, 0 94!'), { colour: adjust(brass, -0.06) });
    edged(f, disc, { colour: sea, tip: adjust(sea, 0.05) });
    f.inside(disc, () => {
      for (const shape of [
        '-50 -40, -22 -58, -6 -40, -20 -22, -12 -6, -30 8, -44 -10',
        '-18 10, 2 14, 0 32, -14 44, -24 26',
        '14 -56, 44 -48, 60 -20, 40 -12, 28 -30, 12 -34',
        '18 -10, 40 -2, 34 22, 22 30, 14 8',
      ]) {
        f.patch(silhouette(shape), land);
      }
    });
  },
};

/** A compass with its needle. */
export const compass: Subject = {
  id: 'compass',
  group: 'object',
  words: ['compass', 'compass rose', 'compasses'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const brass = tint(pen, '#c29a4a');
    const face = tintOver(pen, '#f6f0e0', brass);
    const dark = tintOver(pen, '#2f3a4f', face);
    const red = tintOver(pen, '#c9443f', face);
    f.ball([0, 0, 0.92], { colour: brass });
    f.ball([0, 0, 0.76], { colour: face });
    for (let i = 0; i < 4; i += 1) {
      f.at({ turn: (i * TAU) / 4 + TAU / 8 }, () =>
        f.patch(silhouette('0 -44!, 9 -9!, 0 0!, -9 -9!'), adjust(brass, -0.05)),
      );
    }
    for (let i = 0; i < 4; i += 1) {
      f.at({ turn: (i * TAU) / 4 }, () => {
        f.patch(silhouette('0 -70!, 12 -12!, 0 0!'), i === 0 ? red : dark);
        f.patch(silhouette('0 -70!, -12 -12!, 0 0!'), adjust(i === 0 ? red : dark, 0.14));
      });
    }
    f.dot([0, 0, 0.07], brass);
  },
};

/** An open cage for birds. */
export const birdcage: Subject = {
  id: 'birdcage',
  group: 'object',
  words: ['birdcage', 'bird cage', 'cage'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const wire = tint(pen, pen.rng.pick(['#b98a3f', '#4a4a52', '#7f9a8f']));
    const line = { colour: wire, width: 0.045 };
    f.line(silhouette('-9 -84, -8 -96, 8 -96, 9 -84').slice(0, 4), line);
    for (const x of [-0.6, -0.3, 0, 0.3, 0.6]) {
      f.line(
        [
          [0, -0.82],
          [x * 0.86, -0.5],
          [x, -0.1],
          [x, 0.7],
        ],
        line,
      );
    }
    f.line(
      [
        [-0.6, -0.08],
        [0, -0.02],
        [0.6, -0.08],
      ],
      line,
    );
    f.line(
      [
        [-0.3, 0.28],
        [0.3, 0.28],
      ],
      { colour: adjust(wire, -0.08), width: 0.06 },
    );
    edged(f, mirrored('0 66, 68 68, 74 84, 60 92, 0 92'), {
      colour: wire,
      tip: adjust(wire, 0.05),
    });
  },
};

/** A nest with three eggs. */
export const nest: Subject = {
  id: 'nest',
  group: 'object',
  words: ['nest', 'bird nest', 'birds nest', 'nest with egg'],
  shows: ['egg', 'twig'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const twig = tint(pen, '#8a6444');
    const egg = tintOver(pen, pen.rng.pick(['#a9d3d3', '#e9dcc6', '#c9d9b8']), twig);
    f.fill(mirrored('0 -16, 62 -14, 84 4, 0 26'), { colour: adjust(twig, -0.14) });
    for (const [x, y, turn] of [
      [-0.34, -0.2, -0.3],
      [0.34, -0.2, 0.3],
      [0, -0.28, 0],
    ]) {
      f.at({ x, y, turn }, () =>
        edged(f, mirrored('0 -40, 20 -24, 27 4, 20 26, 0 34'), {
          colour: egg,
          tip: adjust(egg, 0.04),
        }),
      );
    }
    edged(f, mirrored('0 12, 60 6, 90 -4, 82 36, 52 66, 0 74'), {
      colour: twig,
      tip: adjust(twig, 0.05),
    });
    for (const path of [
      '-86 4, -30 26, 40 18, 88 2',
      '-80 22, -10 44, 78 20',
      '-66 44, 0 56, 62 42',
      '-94 -8, -60 14, -20 18',
    ]) {
      f.line(silhouette(path), {
        colour: adjust(twig, pen.rng.chance(0.5) ? -0.13 : 0.1),
        width: 0.03,
      });
    }
  },
};

/** A dressmaker's form on its stand. */
export const dressForm: Subject = {
  id: 'dress form',
  group: 'object',
  words: ['dress form', 'mannequin', 'dressmakers form', 'tailors dummy', 'dressmaker dummy'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const cloth = tint(pen, pen.rng.pick(['#e3d3b8', '#c98f86', '#3a3a42']));
    const wood = tint(pen, '#7a5236');
    f.line(
      [
        [0, 0.4],
        [0, 0.82],
      ],
      { colour: wood, width: 0.08 },
    );
    for (const flip of [false, true]) {
      f.at({ flip }, () =>
        f.line(
          [
            [0, 0.76],
            [0.18, 0.8],
            [0.36, 0.95],
          ],
          { colour: wood, width: 0.07 },
        ),
      );
    }
    f.ball([0, -0.92, 0.08], { colour: wood });
    edged(
      f,
      mirrored('0 -86, 11 -84, 12 -72, 44 -62, 46 -44, 36 -24, 28 -6, 36 18, 42 44!, 0 46!'),
      {
        colour: cloth,
        tip: adjust(cloth, 0.04),
      },
    );
    const seam = { colour: adjust(cloth, -0.16), width: 0.022, alpha: 0.8 };
    f.line(
      [
        [0, -0.74],
        [0, 0.44],
      ],
      seam,
    );
    f.line(
      [
        [-0.28, -0.06],
        [0, -0.03],
        [0.28, -0.06],
      ],
      seam,
    );
  },
};

/** A sewing machine with its wheel and needle. */
export const sewingMachine: Subject = {
  id: 'sewing machine',
  group: 'object',
  words: ['sewing machine', 'vintage sewing machine'],
  shows: ['needle'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.87);
    const iron = tint(pen, pen.rng.pick(['#33343c', '#4f8f86', '#b5523f']));
    const gold = tintOver(pen, '#d9ac4a', iron);
    edged(f, box(0, 0.66, 0.9, 0.12), { colour: tint(pen, '#8a5f3c') });
    f.ball([0.78, -0.16, 0.2], { colour: adjust(iron, 0.1) });
    edged(
      f,
      silhouette(
        '-76 -50, -66 -62, 30 -60, 64 -52, 72 -20, 60 54!, 22 54!, 26 0, 10 -18, -48 -18, -52 6, -72 6',
      ),
      { colour: iron, tip: adjust(iron, 0.06) },
    );
    f.line(
      [
        [-0.62, 0.06],
        [-0.62, 0.5],
      ],
      { colour: adjust(iron, 0.2), width: 0.045 },
    );
    f.fill(box(-0.6, 0.5, 0.16, 0.035), { colour: adjust(iron, 0.14) });
    f.line(
      [
        [-0.44, -0.4],
        [-0.2, -0.46],
        [0.06, -0.36],
        [0.3, -0.42],
      ],
      { colour: gold, width: 0.04 },
    );
    f.ball([0.42, -0.66, 0.08], { colour: gold });
  },
};
