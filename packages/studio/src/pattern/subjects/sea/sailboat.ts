import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HULL = silhouette('-74 34!, 84 30!, 70 52, 50 66!, -48 66!, -62 52');
const STRIPE = silhouette('-80 40!, 90 36!, 86 46!, -76 50!');
const MAIN = silhouette('-4 -86!, -14 -40, -38 4, -62 22!, -4 22!');
const JIB = silhouette('4 -78!, 30 -50, 52 -12, 62 20!, 34 16, 4 20!');
const PENNANT = silhouette('0 -96!, 26 -90!, 0 -84!');
const SEAMS = ['-6 -50, -18 -48', '-6 -20, -32 -16', '-6 4, -48 8'].map(silhouette);
const WAVES = [
  '-92 68, -82 74, -70 66, -58 74, -46 66, -34 74, -22 66, -10 74, 2 66, 14 74, 26 66, 38 74, 50 66, 62 74, 74 66, 86 72',
  '-46 84, -34 90, -22 82, -10 90, 2 82, 14 90, 26 82, 38 90, 50 84',
].map(silhouette);

/** A sailing boat on waves. */
export const sailboat: Subject = {
  id: 'sailboat',
  group: 'sea',
  words: [
    'sailboat',
    'sailing boat',
    'boat',
    'yacht',
    'regatta',
    'nautical',
    'nautical motif',
    'maritime',
    'marine',
    'sailor',
  ],
  shows: ['sail', 'sailing'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const hull = tint(pen, pen.rng.pick(['#27406b', '#b5383e', '#3f7f8f']));
    const sail = tint(pen, '#f8efdf');
    const trim = tintOver(pen, '#c9483f', hull);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.fill(PENNANT, { colour: tint(pen, '#c9483f'), along: 1.57 });
      f.line(
        [
          [0, -0.96],
          [0, 0.34],
        ],
        { colour: tint(pen, '#7a5538'), width: 0.05 },
      );
      f.fill(MAIN, { colour: adjust(sail, -0.05), tip: sail });
      f.fill(JIB, { colour: adjust(tint(pen, pen.palette.accent), -0.02) });
      f.inside(MAIN, () => {
        for (const seam of SEAMS) f.line(seam, { colour: adjust(sail, -0.2), width: 0.018 });
      });
      f.fill(HULL, { colour: adjust(hull, -0.05), tip: adjust(hull, 0.05) });
      f.inside(HULL, () => f.patch(STRIPE, trim));
    });
    for (const wave of WAVES) f.line(wave, { colour: tint(pen, '#5b9bb8'), width: 0.045 });
  },
};
