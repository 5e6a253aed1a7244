import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const WING = silhouette('6 -30, 22 -44, 46 -50, 72 -34, 99 6!, 78 -8, 58 -14, 38 -6, 20 6, 8 8');
const TIP = silhouette('70 -50, 80 -34, 112 4, 96 16, 74 -8, 78 -24');
const BODY = tube('0 -66 9, 0 -50 12, 0 -26 16, 0 6 15, 0 34 9, 0 46 7');
const TAIL = silhouette('-8 34, -22 70, -8 66!, 0 72, 8 66!, 22 70, 8 34');
const QUILLS = ['20 -36, 36 -22, 38 -8', '34 -42, 52 -28, 56 -14', '50 -42, 66 -28, 74 -14'].map(
  silhouette,
);

/** A seagull that glides, seen from above: grey wings with black tips. */
export const seagull: Subject = {
  id: 'seagull',
  group: 'bird',
  words: ['seagull', 'sea gull', 'gull', 'sea bird', 'seabird'],
  shows: ['fly', 'flying', 'flight', 'swooping', 'soaring', 'gliding', 'diving', 'darting', 'wing'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fbf7ee');
    const grey = tintOver(pen, '#9aa9b8', white);
    f.at({ turn: -0.3 }, () => {
      for (const flip of [false, true])
        f.at({ flip, turn: flip ? -0.06 : 0.02 }, () => {
          edged(f, WING, { colour: adjust(grey, 0.05), tip: adjust(grey, -0.02), along: 1.4 });
          f.inside(WING, () => f.patch(TIP, pen.natural('#33363f')));
          for (const [x, y] of [
            [84, -18],
            [91, -7],
          ] as const)
            f.glint([x / 100, y / 100, 0.02], '#fdf9ef');
          if (f.fine)
            for (const quill of QUILLS)
              f.line(quill, { colour: adjust(grey, -0.16), width: 0.014, alpha: 0.8 });
        });
      edged(f, TAIL, { colour: adjust(white, -0.09), tip: white });
      edged(f, silhouette('-6 -70, 0 -90, 6 -70'), { colour: pen.natural('#eeb03f') });
      edged(f, BODY, { colour: adjust(white, -0.09), tip: white });
      for (const x of [-0.06, 0.06]) eye(f, [x, -0.64, 0.02]);
    });
  },
};
