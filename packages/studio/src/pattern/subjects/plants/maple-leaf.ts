import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const LEAF = mirrored(
  '0 -96!, 10 -72, 20 -76!, 17 -50, 26 -46!, 40 -62!, 46 -52, 62 -62!, 64 -48, 86 -50!, 70 -30, 76 -20!, 52 -2, 54 12!, 82 14!, 62 26, 58 38!, 26 38, 6 44, 0 42',
);
const STALK = tube('0 38 2.5, 2 66 2.5, 7 94 3');
const VEINS = ['0 40, 30 -10, 70 -48', '0 40, 30 24, 66 18'].map((text) => silhouette(text));

/** A maple leaf with five pointed lobes. */
export const mapleLeaf: Subject = {
  id: 'maple leaf',
  group: 'plant',
  words: [
    'maple leaf',
    'maple leaves',
    'maple',
    'japanese maple',
    'momiji',
    'acer leaf',
    'autumn leaf',
    'fall leaf',
    'sycamore leaf',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const leaf = tint(pen, pen.rng.pick(['#c9502b', '#d9822f', '#b03a2e', '#dba33c']));
    edged(f, STALK, { colour: adjust(leaf, -0.14) });
    edged(f, LEAF, { colour: adjust(leaf, -0.05), tip: adjust(leaf, 0.06) });
    const vein = { colour: adjust(leaf, 0.14), width: 0.024 };
    f.line(silhouette('0 40, 0 -86'), vein);
    for (const flip of [false, true])
      f.at({ flip }, () => {
        for (const line of VEINS) f.line(line, vein);
      });
  },
};
