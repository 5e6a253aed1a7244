import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver, tintWhite } from '../pieces/tints.ts';

const HULL = silhouette(
  '-74 28!, -52 30, -48 38!, 44 38!, 50 26, 74 22!, 62 56, 44 70, -44 70, -64 56',
);
/** Square sails: the mast's place, top, foot and half the breadth. */
const SAILS = [
  [-34, -70, -44, 15],
  [-34, -40, 4, 21],
  [8, -88, -54, 18],
  [8, -50, 10, 26],
  [42, -62, -38, 12],
  [42, -34, 6, 16],
] as const;

/** A tall ship under full sail. */
export const sailingShip: Subject = {
  id: 'sailing ship',
  group: 'sea',
  words: [
    'ship',
    'sailing ship',
    'tall ship',
    'galleon',
    'pirate ship',
    'schooner',
    'clipper ship',
    'clipper',
    'frigate',
  ],
  shows: ['sail', 'mast', 'flag', 'sailing'],
  parts: ['sail', 'mast', 'sailing'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const hull = tint(pen, pen.rng.pick(['#7a4a30', '#5f4334', '#31506f']));
    const sail = tintWhite(pen, '#f8f0de');
    const flag = tint(pen, '#c4453c');
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      for (const [x, top] of [
        [-34, -82],
        [8, -98],
        [42, -74],
      ] as const) {
        edged(f, tube(`${x} 36 2.6, ${x} -20 2.2, ${x} ${top} 1.4`), {
          colour: adjust(hull, -0.04),
        });
        f.fill(silhouette(`${x} ${top}!, ${x - 18} ${top + 5}!, ${x} ${top + 10}!`), {
          colour: flag,
        });
      }
      edged(f, silhouette('74 22!, 96 2!, 56 -30!, 60 8'), { colour: adjust(sail, -0.04) });
      for (const [x, top, foot, half] of SAILS) {
        const middle = (top + foot) / 2;
        const shape = silhouette(
          `${x - half * 0.8} ${top}!, ${x + half * 0.8} ${top}!, ${x + half + 7} ${middle}, ${x + half} ${foot}!, ${x} ${foot - 5}, ${x - half} ${foot}!, ${x - half + 5} ${middle}`,
        );
        edged(f, shape, { colour: adjust(sail, -0.07, 1.3), tip: sail });
        f.shade(
          silhouette(
            `${x + half * 0.3} ${top}, ${x + half * 0.8} ${top}, ${x + half + 7} ${middle}, ${x + half} ${foot}, ${x + half * 0.4} ${foot - 4}`,
          ),
          '#6a4a2c',
          0.14,
        );
      }
      edged(f, HULL, { colour: adjust(hull, -0.03), tip: adjust(hull, 0.04) });
      f.line(silhouette('-66 44, 0 49, 62 42'), {
        colour: tintOver(pen, '#e0b15a', hull),
        width: 0.035,
      });
      for (const x of [-40, -20, 0, 20, 40]) f.dot([x / 100, 0.58, 0.035], adjust(hull, -0.16));
    });
    const foam = tintOver(pen, '#8fb7c9', pen.ground);
    for (const [x, y] of [
      [-46, 80],
      [4, 84],
      [50, 79],
    ] as const)
      f.line(
        silhouette(
          `${x - 24} ${y}, ${x - 10} ${y - 6}, ${x} ${y}, ${x + 12} ${y - 6}, ${x + 24} ${y}`,
        ),
        {
          colour: foam,
          width: 0.035,
        },
      );
  },
};
