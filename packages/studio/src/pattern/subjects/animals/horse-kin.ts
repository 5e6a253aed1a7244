import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';
import { EQUINE_BODY, equine } from './equine.ts';

const LONG_EARS = [
  silhouette('56 -84, 46 -99, 48 -112!, 60 -100, 64 -84'),
  silhouette('62 -82, 64 -98, 72 -110!, 74 -94, 70 -80'),
];
const BRISTLES = silhouette('58 -88, 46 -72, 32 -48, 16 -24, 10 -28, 24 -54, 42 -80');
const THIN_TAIL = tube('-54 -10 3.5, -70 8 3, -72 34 2.5');
const TUFT = silhouette('-76 30, -68 30, -66 52, -72 62!, -78 52');
const HORN = silhouette('70 -76, 92 -116!, 80 -70');
const MANE = silhouette(
  '64 -96, 54 -76, 48 -62!, 48 -50, 36 -44!, 36 -30, 24 -26!, 20 -10, 6 -16!, 2 -28, 14 -48, 28 -74, 46 -96',
);
const TAIL = tube('-52 -12 6, -76 -12 11, -88 20 14, -80 60 3');
const RAINBOW = ['#e58aa8', '#f0b872', '#8fc6c0', '#a99ad4'] as const;

/** A donkey with long ears. */
export const donkey: Subject = {
  id: 'donkey',
  group: 'animal',
  words: ['donkey', 'burro', 'farm animal'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.88);
    const coat = tint(pen, pen.rng.pick(['#8f8781', '#a0948a', '#7b675a']));
    const dark = adjust(coat, -0.2);
    f.at({ flip: pen.rng.chance(0.5), y: 0.08 }, () => {
      edged(f, THIN_TAIL, { colour: coat });
      f.fill(TUFT, { colour: dark });
      edged(f, LONG_EARS[1], { colour: adjust(coat, -0.06) });
      equine(f, { coat, hoof: dark }, () => {
        furMarks(f, EQUINE_BODY, { colour: adjust(coat, -0.12), count: 50, lie: -1.8 });
        f.inside(EQUINE_BODY, () =>
          f.fill(silhouette('96 -50, 98 -28, 76 -30, 80 -46'), { colour: adjust(coat, 0.2) }),
        );
      });
      edged(f, BRISTLES, { colour: dark, along: 0.5 });
      edged(f, LONG_EARS[0], { colour: coat });
    });
  },
};

/** A unicorn, its mane and tail in several colours. */
export const unicorn: Subject = {
  id: 'unicorn',
  group: 'animal',
  words: ['unicorn', 'fairy tale', 'fairytale', 'magical creature', 'mythical creature'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.79);
    const coat = tintWhite(pen, '#f8f2ec');
    const hair = RAINBOW.map((colour) => tintOver(pen, colour, coat));
    f.at({ flip: pen.rng.chance(0.5), y: 0.08 }, () => {
      edged(f, TAIL, { colour: hair[0] });
      for (const [i, strand] of ['-60 -10, -76 6, -82 44', '-58 -6, -66 14, -76 54'].entries())
        f.line(silhouette(strand), { colour: hair[i + 1], width: 0.06 });
      edged(f, HORN, { colour: pen.natural('#e8b84a') });
      equine(f, { coat, hoof: pen.natural('#d9a94a') }, () => undefined);
      edged(f, MANE, { colour: hair[3], along: 0.5 });
      for (const [i, strand] of [
        '58 -90, 42 -66, 30 -42',
        '50 -84, 34 -58, 20 -30',
        '60 -84, 48 -62',
      ].entries())
        f.line(silhouette(strand), { colour: hair[i], width: 0.05 });
      for (const y of [-84, -94]) {
        f.line(silhouette(`${79 + (-84 - y) * 0.5} ${y}, ${85 + (-84 - y) * 0.5} ${y + 4}`), {
          colour: '#b98a2f',
          width: 0.02,
        });
      }
    });
  },
};
