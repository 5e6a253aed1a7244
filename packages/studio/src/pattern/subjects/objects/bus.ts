import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette('-84 62!, -84 -58, -74 -70, 70 -70, 82 -58, 86 0, 86 62!');

/** A double-decker bus. */
export const bus: Subject = {
  id: 'bus',
  group: 'object',
  words: ['bus', 'double decker bus', 'double decker', 'london bus', 'red bus', 'london'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const paint = tint(pen, pen.rng.pick(['#cf3a34', '#d8402f']));
    const glass = tintOver(pen, '#cfe4ea', paint);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, BODY, { colour: adjust(paint, -0.02), tip: adjust(paint, 0.03) });
      for (const x of [-74, -44, -14, 16, 46])
        f.patch(silhouette(`${x} -56!, ${x + 24} -56!, ${x + 24} -24!, ${x} -24!`), glass);
      for (const x of [-74, -44, -14, 46])
        f.patch(silhouette(`${x} 2!, ${x + 24} 2!, ${x + 24} 32!, ${x} 32!`), glass);
      f.patch(silhouette('18 2!, 40 2!, 40 60!, 18 60!'), adjust(paint, -0.14));
      f.line(
        [
          [-0.84, -0.1],
          [0.86, -0.1],
        ],
        { colour: tintOver(pen, '#f6e6b8', paint), width: 0.05 },
      );
      for (const x of [-0.5, 0.54]) {
        f.ball([x, 0.66, 0.17], { colour: '#2f2b2e', tip: '#242124' });
        f.ball([x, 0.66, 0.08], { colour: '#cfcac4' });
      }
    });
  },
};
