import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const HEEL = silhouette('-84 -24, -62 -14, -62 16, -68 62!, -78 62!, -80 20');
const LINING = silhouette('-82 -48, -60 -38, -40 -14, -10 12, 22 24, -10 22, -44 6, -70 -20');
const UPPER = silhouette(
  '-84 -52!, -74 -40, -60 -18, -34 8, 0 26, 26 24, 46 22, 74 38, 94 54, 92 62!, 50 62, 22 58, -8 42, -34 18, -56 0, -70 -4, -86 -18',
);
const SOLE = silhouette(
  '94 58!, 92 66!, 50 67, 18 62, -12 46, -38 22, -58 6, -56 0, -34 16, -8 40, 22 56, 50 61',
);
const BOW = ['34 22, 16 6, 12 20, 20 30', '34 22, 52 6, 56 20, 46 30'].map(silhouette);

/** A court shoe with a high heel and a bow. */
export const shoe: Subject = {
  id: 'shoe',
  group: 'object',
  words: ['shoe', 'high heel', 'heel', 'stiletto', 'court shoe', 'fashion accessory'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.95);
    const { palette, rng } = pen;
    const leather = tint(
      pen,
      rng.pick(['#b8303f', '#2e2c33', palette.blooms[0], palette.blooms[1]]),
    );
    const bow = tintOver(pen, palette.accent, leather);
    f.at({ flip: rng.chance(0.5) }, () => {
      f.fill(LINING, { colour: tintOver(pen, '#e9cdb0', leather) });
      f.fill(HEEL, { colour: adjust(leather, -0.07), tip: leather });
      f.fill(SOLE, { colour: tint(pen, '#8a5b3a') });
      f.fill(UPPER, { colour: adjust(leather, -0.04), tip: adjust(leather, 0.06) });
      f.gleam(silhouette('52 34, 72 44, 84 56, 66 50'), 0.4);
      for (const loop of BOW) f.fill(loop, { colour: bow });
      f.ball([0.34, 0.22, 0.055], { colour: adjust(bow, -0.06) });
    });
  },
};
