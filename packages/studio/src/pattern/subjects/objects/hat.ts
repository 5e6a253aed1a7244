import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { floret } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { scales } from '../pieces/scales.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BRIM = silhouette('-96 34, -60 18, 0 12, 60 18, 96 34, 66 52, 0 60, -66 52');
const CROWN = silhouette('-48 28, -46 -12, -32 -42, 0 -50, 32 -42, 46 -12, 48 28, 0 36');

/** A straw hat with a ribbon and a flower. */
export const hat: Subject = {
  id: 'hat',
  group: 'object',
  words: ['hat', 'straw hat', 'sun hat', 'boater', 'summer hat', 'panama hat', 'fashion accessory'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const straw = tint(pen, '#e3c27a');
    const ribbon = tintOver(pen, pen.palette.blooms[0], straw);
    f.at({ flip: pen.rng.chance(0.5), turn: -0.1 }, () => {
      edged(f, BRIM, { colour: adjust(straw, -0.07), tip: straw });
      scales(f, BRIM, { colour: adjust(straw, -0.13), size: 0.1, width: 0.012 });
      edged(f, CROWN, { colour: adjust(straw, -0.03), tip: adjust(straw, 0.05) });
      scales(f, CROWN, { colour: adjust(straw, -0.13), size: 0.1, width: 0.012 });
      f.inside(CROWN, () =>
        f.fill(silhouette('-60 6, 0 14, 60 6, 60 26, 0 36, -60 26'), { colour: ribbon }),
      );
      edged(f, silhouette('-34 22, -60 40, -72 66!, -56 62, -50 74!, -38 48, -28 32'), {
        colour: adjust(ribbon, -0.05),
      });
      for (const turn of [-1.6, -2.6, 0.6])
        leafAt(
          f,
          { x: -0.32, y: 0.2, turn, length: 0.3, width: 0.12, veins: 2 },
          tintOver(pen, pen.palette.leaves[0], straw),
        );
      floret(f, [-0.32, 0.2, 0.2], {
        petals: 5,
        colour: tintOver(pen, pen.palette.blooms[1], ribbon),
        eye: pen.natural('#f2c14a'),
      });
    });
  },
};
