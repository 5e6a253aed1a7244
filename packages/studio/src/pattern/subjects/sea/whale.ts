import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const WHALE = silhouette(
  '94 -2, 86 -24, 62 -38, 28 -40, -8 -30, -40 -16, -62 -14, -76 -30, -92 -48!, -68 -46, -60 -30, -50 -50, -34 -58!, -40 -36, -56 -6, -40 20, -8 38, 32 44, 70 36, 90 18',
);
const WHALE_BELLY = silhouette('96 6, 70 12, 40 16, 16 30, -6 44, 40 56, 90 44');
const GROOVES = ['90 14, 60 22, 30 40', '84 22, 60 30, 44 44', '92 8, 56 15, 16 34'].map(
  silhouette,
);
const FLIPPER = silhouette('34 18, 26 40, 8 58, -4 60!, 2 42, 16 22');
const SPOUT = ['62 -42, 60 -58, 48 -70, 40 -62', '62 -42, 64 -60, 76 -70, 84 -62'].map(silhouette);
const DOLPHIN = silhouette(
  '96 18, 84 14, 76 0, 54 -18, 26 -28, 16 -48!, 2 -30, -26 -18, -54 6, -66 18, -84 14!, -80 28, -92 46!, -70 40, -56 30, -30 22, 2 22, 36 22, 70 24, 84 24',
);
const DOLPHIN_BELLY = silhouette('96 22, 70 18, 30 10, -10 12, -50 26, 0 40, 60 36');
const DOLPHIN_FLIPPER = silhouette('36 12, 30 30, 14 42!, 14 28, 20 12');

function whaleFigure(f: Figure, skin: Hex): void {
  const pale = tintOver(f.pen, '#eef0ea', skin);
  for (const jet of SPOUT) f.line(jet, { colour: tint(f.pen, '#8fc0d6'), width: 0.045 });
  f.fill(WHALE, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.05) });
  f.inside(WHALE, () => {
    f.fill(WHALE_BELLY, { colour: pale });
    if (f.fine)
      for (const groove of GROOVES) f.line(groove, { colour: adjust(pale, -0.2), width: 0.02 });
    for (let i = 0; i < 9; i += 1) {
      f.dot(
        [f.pen.rng.range(-0.4, 0.6), f.pen.rng.range(-0.32, -0.08), f.pen.rng.range(0.012, 0.026)],
        pale,
      );
    }
  });
  f.fill(FLIPPER, { colour: adjust(skin, -0.08), along: 3.6 });
  eye(f, [0.68, 0.02, 0.034]);
}

function dolphin(f: Figure, skin: Hex): void {
  f.fill(DOLPHIN, { colour: adjust(skin, -0.05), tip: adjust(skin, 0.05) });
  f.inside(DOLPHIN, () => f.fill(DOLPHIN_BELLY, { colour: tintOver(f.pen, '#eef0ea', skin) }));
  f.fill(DOLPHIN_FLIPPER, { colour: adjust(skin, -0.09), along: 3.4 });
  eye(f, [0.64, 0.06, 0.03]);
  f.line(silhouette('94 19, 80 17, 72 14'), { colour: adjust(skin, -0.16), width: 0.018 });
}

const SKINS = ['#3f6a91', '#4f7f9c', '#5b6f86'] as const;

/** A spouting whale. */
export const whale: Subject = {
  id: 'whale',
  group: 'sea',
  words: [
    'whale',
    'sea creature',
    'sea life',
    'under the sea',
    'ocean life',
    'marine life',
    'sea animal',
  ],
  shows: ['swim', 'swimming', 'spouting'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(SKINS));
    f.at({ flip: pen.rng.chance(0.5) }, () => whaleFigure(f, skin));
  },
};

/** A leaping dolphin. */
export const dolphinFigure: Subject = {
  id: 'dolphin',
  group: 'sea',
  words: ['dolphin', 'sea creature', 'sea life', 'ocean life', 'marine life', 'sea animal'],
  shows: ['swim', 'swimming', 'leaping', 'jumping'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(SKINS));
    f.at({ flip: pen.rng.chance(0.5) }, () => dolphin(f, skin));
  },
};

const SHARK = silhouette(
  '97 -2, 80 -14, 52 -22, 34 -26, 18 -56!, 6 -28, -26 -18, -58 -8, -78 -30, -94 -50!, -88 -16, -84 2, -92 26!, -74 14, -54 4, -20 18, 20 26, 56 22, 84 12',
);
const SHARK_BELLY = silhouette('99 4, 74 4, 40 6, 0 8, -40 4, -60 10, 0 34, 60 30');
const SHARK_FIN = silhouette('34 16, 20 36, 0 50!, 10 28, 14 16');

/** A shark in profile. */
export const shark: Subject = {
  id: 'shark',
  group: 'sea',
  words: ['shark', 'great white shark', 'great white', 'sea creature'],
  shows: ['swim', 'swimming'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, pen.rng.pick(['#6d8798', '#5f7480', '#7d93a3']));
    const pale = tintOver(pen, '#eef0ea', skin);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, SHARK, { colour: adjust(skin, -0.04), tip: adjust(skin, 0.04) });
      f.inside(SHARK, () => f.fill(SHARK_BELLY, { colour: pale }));
      edged(f, SHARK_FIN, { colour: adjust(skin, -0.08), along: 3.4 });
      for (const x of [40, 46, 52])
        f.line(silhouette(`${x} -8, ${x - 3} 0, ${x} 8`), {
          colour: adjust(skin, -0.2),
          width: 0.02,
        });
      f.line(silhouette('92 6, 80 10, 68 6'), { colour: adjust(skin, -0.3), width: 0.024 });
      for (const x of [88, 82, 76])
        f.patch(silhouette(`${x - 3} 7!, ${x + 3} 7!, ${x} 13!`), '#fffaf0');
      eye(f, [0.74, -0.05, 0.034]);
    });
  },
};
