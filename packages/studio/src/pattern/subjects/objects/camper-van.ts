import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette('-88 40!, -88 -2, -82 -36, -70 -50, 50 -50, 72 -42, 84 -4, 88 20, 86 40!');

/** A camper van of two colours. */
export const camperVan: Subject = {
  id: 'camper van',
  group: 'object',
  words: ['camper van', 'campervan', 'camper', 'vw bus', 'road trip'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paint = tint(pen, pen.rng.pick(['#5fa8a0', '#e08a4f', '#d8665f', '#6f9ac4']));
    const cream = tintOver(pen, '#fbf3e0', paint);
    const glass = tintOver(pen, '#b9d9e0', cream);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, BODY, { colour: paint });
      f.inside(BODY, () =>
        f.fill(silhouette('-96 -60!, 96 -60!, 96 -2!, 60 4, -96 4!'), { colour: cream }),
      );
      for (const x of [-68, -36, -4, 28])
        edged(f, silhouette(`${x} -38!, ${x + 24} -38!, ${x + 24} -8!, ${x} -8!`), {
          colour: glass,
        });
      edged(f, silhouette('60 -36!, 70 -34, 78 -8!, 60 -8!'), { colour: glass });
      for (const x of [-0.5, 0.5]) {
        f.ball([x, 0.42, 0.2], { colour: '#2f2b2e', tip: '#242124' });
        f.ball([x, 0.42, 0.1], { colour: cream });
      }
      f.ball([0.82, 0.14, 0.07], { colour: pen.natural('#f6d67a') });
      f.line(silhouette('-86 4, 60 5, 86 4'), { colour: adjust(paint, -0.14), width: 0.03 });
      for (const [y, colour] of [
        [-0.6, '#c9824a'],
        [-0.68, '#e5bd6a'],
      ] as const)
        edged(
          f,
          silhouette(
            `-50 ${y * 100 - 4}, 34 ${y * 100 - 4}, 34 ${y * 100 + 4}, -50 ${y * 100 + 4}`,
          ),
          { colour: tint(pen, colour) },
        );
    });
  },
};
