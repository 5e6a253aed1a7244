import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '-4 -56, 18 -50, 30 -24, 46 16, 50 56, 26 86, -10 90, -38 66, -40 26, -26 -14, -20 -46',
);
const CAP = silhouette(
  '-22 -44!, -18 -62, 0 -72, 18 -64, 26 -36!, 12 -44, 8 -22!, -4 -42, -20 -20!, -16 -40',
);

/** A glossy aubergine. */
export const aubergine: Subject = {
  id: 'aubergine',
  group: 'food',
  words: ['aubergine', 'eggplant', 'vegetable', 'veg', 'kitchen garden'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const skin = tint(pen, '#4f2f5f');
    const green = tintOver(pen, '#7f9f58', skin);
    f.at({ flip: pen.rng.chance(0.5), turn: 0.3 }, () => {
      edged(f, BODY, { colour: adjust(skin, -0.03), tip: adjust(skin, 0.07) });
      f.gleam(silhouette('-28 40, -24 2, -12 -24, -14 6, -18 44'), 0.4);
      f.shade(silhouette('40 10, 46 52, 26 80, 34 48'), '#1f1028', 0.25);
      edged(f, tube('0 -64 7, 4 -82 6, -4 -96 7'), { colour: adjust(green, -0.04) });
      edged(f, CAP, { colour: green, tip: adjust(green, 0.05) });
    });
  },
};
