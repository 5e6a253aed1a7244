import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette(
  '-88 26, -84 4, -62 -4, -46 -34, -20 -46, 16 -46, 40 -32, 56 -4, 82 4, 90 24, 84 40, -84 40',
);
const WINDOWS = [
  '-44 -6, -34 -30, -18 -36, -6 -36!, -6 -6!',
  '4 -6!, 4 -36!, 16 -36, 32 -26, 42 -6',
].map(silhouette);

/** A small old car with luggage on its roof. */
export const car: Subject = {
  id: 'car',
  group: 'object',
  words: [
    'car',
    'vintage car',
    'retro car',
    'automobile',
    'beetle car',
    'motor car',
    'vehicle',
    'road trip',
  ],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const paintwork = tint(
      pen,
      pen.rng.pick(['#c9534a', '#4f9a98', '#e3b14f', '#6f8fc0', '#8aa86a']),
    );
    const chrome = tintOver(pen, '#e3ddd0', paintwork);
    const rubber = tint(pen, '#3f3a3e');
    f.at({ flip: pen.rng.chance(0.5), y: 0.1 }, () => {
      edged(f, silhouette('-32 -50!, -32 -68!, 10 -68!, 10 -50!'), {
        colour: tint(pen, '#a3683f'),
      });
      for (const x of [-24, 2])
        f.line(silhouette(`${x} -67, ${x} -51`), { colour: tint(pen, '#6b3f28'), width: 0.03 });
      edged(f, silhouette('-20 -68!, -20 -80!, 20 -80!, 20 -68!'), {
        colour: tint(pen, pen.palette.blooms[1]),
      });
      f.line(silhouette('-38 -48, 26 -48'), { colour: chrome, width: 0.03 });
      edged(f, BODY, { colour: adjust(paintwork, -0.05), tip: adjust(paintwork, 0.05) });
      for (const pane of WINDOWS) edged(f, pane, { colour: tintOver(pen, '#cfe3e8', paintwork) });
      f.line(silhouette('-84 14, 0 12, 86 14'), { colour: chrome, width: 0.03 });
      f.line(silhouette('0 -4, 0 36'), { colour: adjust(paintwork, -0.15), width: 0.018 });
      f.line(silhouette('8 2, 16 2'), { colour: chrome, width: 0.03 });
      f.ball([0.8, 0.18, 0.09], { colour: pen.natural('#f8e6a6') });
      edged(f, silhouette('76 34!, 96 34!, 96 42!, 76 42!'), { colour: chrome });
      edged(f, silhouette('-96 34!, -76 34!, -76 42!, -96 42!'), { colour: chrome });
      for (const x of [-0.5, 0.5]) {
        f.ball([x, 0.42, 0.23], { colour: rubber, tip: adjust(rubber, 0.05) });
        f.ball([x, 0.42, 0.12], { colour: chrome });
        f.dot([x, 0.42, 0.035], rubber);
      }
    });
  },
};
