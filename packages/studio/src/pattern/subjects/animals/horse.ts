import { adjust, type Hex } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';
import { EQUINE_BODY, equine } from './equine.ts';

const TAIL = tube('-52 -12 5, -74 -8 9, -84 24 11, -76 56 2');
const TAIL_HAIRS = ['-56 -10, -74 4, -80 40', '-56 -6, -68 12, -74 50'].map(silhouette);
const MANE = silhouette(
  '60 -92, 52 -74, 44 -62!, 44 -52, 34 -46!, 34 -34, 24 -30!, 22 -16, 10 -20!, 4 -26, 16 -44, 30 -70, 46 -88',
);
const MANE_HAIRS = ['52 -84, 42 -68', '42 -76, 34 -54', '34 -64, 26 -40', '26 -52, 16 -28'].map(
  silhouette,
);
const COATS = ['#8b5a36', '#5b3b2c', '#b98a5c', '#cfc8bf'] as const;

function hair(f: Figure, mane: Hex): void {
  f.fill(MANE, { colour: mane, along: 0.5 });
  for (const strand of MANE_HAIRS)
    f.line(strand, { colour: adjust(mane, 0.14), width: 0.022, alpha: 0.8 });
}

/** A trotting horse. */
export const horse: Subject = {
  id: 'horse',
  group: 'animal',
  words: ['horse', 'pony', 'equestrian', 'stallion', 'western', 'animal', 'farm animal'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.97);
    const coat = tint(pen, pen.rng.pick(COATS));
    const mane = tintOver(pen, '#2e2322', coat);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(TAIL, { colour: mane });
      for (const strand of TAIL_HAIRS)
        f.line(strand, { colour: adjust(mane, 0.14), width: 0.022, alpha: 0.8 });
      equine(f, { coat, hoof: '#2e2322' }, () =>
        furMarks(f, EQUINE_BODY, { colour: adjust(coat, -0.12), count: 50, lie: -1.8 }),
      );
      hair(f, mane);
    });
  },
};
