import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '92 4, 84 -10, 62 -16, 10 -16, -50 -12, -78 -10, -92 2, -76 10, -20 16, 50 18, 82 16',
);
const WING = silhouette('22 4, 2 8, -34 58!, -18 58, 30 12');
const FAR_WING = silhouette('24 -12, 6 -12, -14 -50!, -2 -50, 32 -14');
const TAIL = silhouette('-58 -10, -84 -48!, -70 -50, -40 -12');
const FIN = silhouette('-64 4, -92 24!, -80 26, -48 8');

/** An aeroplane among little clouds. */
export const aeroplane: Subject = {
  id: 'aeroplane',
  group: 'object',
  words: ['aeroplane', 'airplane', 'plane', 'aircraft', 'jet', 'travel motif', 'aviation'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const body = tint(pen, pen.rng.pick(['#f3ead8', '#cfdde3', '#f0c9a8']));
    const trim = tintOver(pen, pen.rng.pick(['#c9483f', '#3f6aa0', '#3f8a7a']), body);
    f.at({ flip: pen.rng.chance(0.5), turn: -0.22 }, () => {
      edged(f, FAR_WING, { colour: adjust(trim, -0.08) });
      edged(f, TAIL, { colour: trim });
      edged(f, BODY, { colour: adjust(body, -0.06), tip: body });
      f.inside(BODY, () =>
        f.fill(silhouette('-100 6, 0 8, 100 8, 100 30, -100 30'), { colour: trim }),
      );
      for (let x = -40; x <= 50; x += 12)
        f.patch(
          silhouette(`${x - 3.5} -8, ${x} -10, ${x + 3.5} -8, ${x + 3.5} 0, ${x} 2, ${x - 3.5} 0`),
          pen.natural('#5f7f98'),
        );
      f.patch(silhouette('66 -12, 78 -8, 84 -1, 68 -2'), pen.natural('#5f7f98'));
      edged(f, FIN, { colour: adjust(trim, 0.05) });
      edged(f, WING, { colour: trim, tip: adjust(trim, 0.06) });
      for (const y of [22, 38])
        edged(
          f,
          silhouette(
            `${14 - y * 0.5} ${y - 4}, ${32 - y * 0.5} ${y - 3}, ${32 - y * 0.5} ${y + 5}, ${14 - y * 0.5} ${y + 5}`,
          ),
          { colour: adjust(body, -0.1) },
        );
    });
    for (const [x, y, size] of [
      [-0.4, 0.66, 1],
      [0.44, -0.66, 0.8],
    ] as const)
      f.at({ x, y }, () => {
        for (const [dx, dy, r] of [
          [-0.16, 0.02, 0.09],
          [0, -0.03, 0.13],
          [0.16, 0.02, 0.1],
        ] as const)
          f.ball([dx * size, dy * size, r * size], { colour: tint(pen, '#e3e6e3') });
      });
  },
};
