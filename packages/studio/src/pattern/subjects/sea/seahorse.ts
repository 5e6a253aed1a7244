import { adjust } from '../../../core/colour.ts';
import { silhouette, spine } from '../../outline/silhouette.ts';
import { pointOn, tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const LINE = spine(
  '6 -66 13, -6 -52 11, -12 -34 13, -4 -8 22, -2 14 19, -12 36 11, -18 54 8, -8 72 7, 12 76 6, 22 62 5, 14 50 4, 4 56 3',
);
const BODY = tube(LINE);
const HEAD = silhouette(
  '-8 -72, -2 -86, 4 -80!, 10 -92, 14 -82!, 22 -82, 28 -68, 44 -60, 56 -58, 57 -50, 42 -50, 24 -50, 6 -54',
);
const FIN = silhouette('-22 -18, -44 -28, -52 -10, -48 10, -22 12');
const FIN_RAYS = ['-24 -14, -44 -20', '-24 -6, -48 -8', '-23 4, -46 4'].map(silhouette);
const SPIKES = [0.9, 1.6, 2.2, 2.7, 3.2, 3.7, 4.2, 4.8, 5.4, 6];

/** A seahorse with its tail curled. */
export const seahorse: Subject = {
  id: 'seahorse',
  group: 'sea',
  words: [
    'seahorse',
    'sea horse',
    'sea life',
    'sea creature',
    'under the sea',
    'ocean life',
    'marine life',
    'reef',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#e59a4e', '#4f9c9a', '#d9787a', '#dfb455']));
    const deep = adjust(colour, -0.16);
    const pale = adjust(colour, 0.13, 0.7);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(FIN, { colour: adjust(colour, 0.08), along: -1.5 });
      if (f.fine) for (const ray of FIN_RAYS) f.line(ray, { colour: deep, width: 0.018 });
      for (const t of SPIKES) {
        const [x, y, half] = pointOn(LINE, t);
        f.dot([x - half - 0.01, y, 0.032], deep);
      }
      f.fill(BODY, { colour: adjust(colour, -0.04), tip: adjust(colour, 0.03) });
      f.inside(BODY, () => {
        for (let t = 0.8; t < 9; t += 0.36) {
          const [x, y, half] = pointOn(LINE, t);
          f.line(
            [
              [x - half, y - 0.01],
              [x, y + 0.025],
              [x + half * 1.1, y - 0.03],
            ],
            { colour: deep, width: 0.018, alpha: 0.75 },
          );
        }
        f.shade(silhouette('6 -30, 18 -10, 16 12, 2 30, 6 8, 8 -10'), pale, 0.7);
      });
      f.fill(HEAD, { colour, tip: adjust(colour, 0.06) });
      eye(f, [0.14, -0.66, 0.045], pale);
    });
  },
};
