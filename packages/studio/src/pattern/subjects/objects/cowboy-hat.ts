import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BRIM = silhouette(
  '-98 2, -88 -16!, -66 14, -36 26, 0 29, 36 26, 66 14, 88 -16!, 98 2, 74 36, 36 50, 0 53, -36 50, -74 36',
);
const CROWN = silhouette(
  '-46 26, -42 -22, -32 -52, -14 -60, 0 -50, 16 -62, 34 -52, 42 -22, 46 26, 0 34',
);

/** A cowboy hat. */
export const cowboyHat: Subject = {
  id: 'cowboy hat',
  group: 'object',
  words: ['cowboy hat', 'stetson', 'cowgirl hat', 'western hat', 'rodeo', 'western', 'wild west'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const felt = tint(pen, pen.rng.pick(['#b5834f', '#8a5a3c', '#d9c09a', '#6b5348']));
    const band = tintOver(pen, '#4a2f28', felt);
    f.at({ flip: pen.rng.chance(0.5), turn: -0.08 }, () => {
      edged(f, CROWN, { colour: adjust(felt, -0.04), tip: adjust(felt, 0.05) });
      f.line(silhouette('0 -50, -2 -34, 4 -20'), {
        colour: adjust(felt, -0.15),
        width: 0.036,
        alpha: 0.8,
      });
      f.shade(silhouette('22 -52, 36 -44, 44 10, 30 14, 32 -20'), '#2f1f1a', 0.16);
      f.inside(CROWN, () =>
        f.fill(silhouette('-60 6, 0 16, 60 6, 60 22, 0 34, -60 22'), { colour: band }),
      );
      for (const x of [-30, -15, 0, 15, 30])
        f.ball([x / 100, 0.2 - (x / 100) ** 2 * 0.4, 0.034], {
          colour: tintOver(pen, '#e3bf6a', band),
        });
      edged(f, BRIM, { colour: adjust(felt, -0.06), tip: adjust(felt, 0.05) });
      f.line(silhouette('-90 6, -68 28, -34 42, 0 45, 34 42, 68 28, 90 6'), {
        colour: adjust(felt, -0.14),
        width: 0.018,
        alpha: 0.8,
      });
    });
  },
};
