import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const LEAF = mirrored(
  '0 -96, 14 -90, 18 -76, 12 -66, 32 -64, 38 -48, 24 -36, 42 -32, 46 -14, 28 -6, 38 4, 34 20, 16 24, 20 36, 10 48, 0 54',
);
const STALK = tube('0 50 2.5, 2 74 2.5, 8 96 3');
const VEINS = ['0 -52, 22 -60', '0 -24, 34 -30', '0 2, 36 -14', '0 24, 26 10'].map((text) =>
  silhouette(text),
);

/** A lobed oak leaf. */
export const oakLeaf: Subject = {
  id: 'oak leaf',
  group: 'plant',
  words: ['oak leaf', 'oak twig', 'oak branch', 'autumn leaf', 'fall leaf'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const leaf = tint(pen, pen.rng.pick(['#6f8a45', '#8f9a48', '#b9772f', '#a5542e']));
    edged(f, STALK, { colour: adjust(leaf, -0.14) });
    edged(f, LEAF, { colour: adjust(leaf, -0.05), tip: adjust(leaf, 0.06) });
    const vein = { colour: adjust(leaf, 0.15), width: 0.022 };
    f.line(silhouette('0 54, 0 -84'), vein);
    for (const flip of [false, true])
      f.at({ flip }, () => {
        for (const line of VEINS) f.line(line, vein);
      });
  },
};
