import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const ABDOMEN = mirrored('0 -6, 20 -4, 31 14, 32 38, 22 66, 8 86, 0 92');
const THORAX = mirrored('0 -44, 16 -42, 26 -26, 24 -8, 12 2, 0 4');
const HEAD = mirrored('0 -66, 12 -64, 18 -52, 12 -42, 0 -40');
const FORE_WING = silhouette('14 -24, 34 -48, 66 -58, 90 -46, 88 -26, 62 -10, 32 -10');
const HIND_WING = silhouette('14 -12, 40 -6, 62 4, 66 20, 52 28, 30 14');
const VEINS = [
  '18 -22, 44 -38, 76 -44',
  '22 -18, 48 -22, 80 -30',
  '48 -22, 56 -40',
  '18 -8, 38 4, 56 18',
].map(silhouette);
const BANDS = [12, 32, 52, 70].map((y) =>
  mirrored(`0 ${y}, 24 ${y - 3}, 40 ${y - 8}!, 40 ${y + 2}!, 22 ${y + 8}, 0 ${y + 11}`),
);
const LEGS = ['18 -22, 34 -26, 42 -16', '20 -12, 36 2, 40 18', '16 -2, 28 22, 42 44'].map(
  silhouette,
);
const FEELER = silhouette('6 -62, 12 -78, 24 -86');

/** A honey bee from above. */
export const bee: Subject = {
  id: 'bee',
  group: 'insect',
  words: [
    'bee',
    'honey bee',
    'honeybee',
    'bumblebee',
    'bumble bee',
    'insect',
    'bug',
    'garden insect',
  ],
  shows: ['fly', 'flying', 'buzzing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const gold = tint(pen, '#e2a52f');
    const dark = tintOver(pen, '#33282a', gold);
    const wing = tint(pen, '#bcd3dc');
    for (const flip of [false, true]) {
      f.at({ flip }, () => {
        for (const leg of LEGS) f.line(leg, { colour: dark, width: 0.035 });
        f.line(FEELER, { colour: dark, width: 0.03 });
        f.fill(HIND_WING, { colour: adjust(wing, -0.03), tip: wing, along: 1.7 });
        f.fill(FORE_WING, { colour: wing, tip: adjust(wing, 0.05), along: 1.2 });
        if (f.fine)
          for (const vein of VEINS) f.line(vein, { colour: adjust(wing, -0.22), width: 0.014 });
      });
    }
    f.fill(ABDOMEN, { colour: adjust(gold, -0.04), tip: adjust(gold, 0.04) });
    f.inside(ABDOMEN, () => {
      for (const band of BANDS) f.patch(band, dark);
    });
    f.fill(HEAD, { colour: dark });
    f.fill(THORAX, { colour: adjust(gold, -0.08), tip: gold });
    furMarks(f, THORAX, { colour: adjust(gold, -0.2), count: 46, lie: 0 });
    for (const x of [-0.13, 0.13]) f.glint([x, -0.54, 0.035], adjust(dark, 0.25));
  },
};
