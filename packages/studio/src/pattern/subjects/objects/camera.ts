import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BODY = silhouette('-84 -34!, -80 -40!, 80 -40!, 84 -34!, 84 46!, 80 52!, -80 52!, -84 46!');
const TOP = silhouette('-34 -38!, -24 -62!, 24 -62!, 34 -38!');

/** An old camera. */
export const camera: Subject = {
  id: 'camera',
  group: 'object',
  words: ['camera', 'vintage camera', 'film camera', 'photography', 'retro camera', 'photo camera'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const leather = tint(pen, pen.rng.pick(['#4a3f42', '#7a4a38', '#3f5a6a', '#8f4550']));
    const metal = tint(pen, '#c9c3b8');
    const lens = tintOver(pen, '#2f3540', metal);
    edged(f, TOP, { colour: metal, tip: adjust(metal, 0.05) });
    for (const x of [-62, 54])
      edged(f, silhouette(`${x - 12} -38!, ${x - 12} -50!, ${x + 12} -50!, ${x + 12} -38!`), {
        colour: adjust(metal, -0.1),
      });
    edged(f, BODY, { colour: adjust(leather, -0.03), tip: adjust(leather, 0.04) });
    f.inside(BODY, () => {
      f.fill(silhouette('-90 -44!, 90 -44!, 90 -22!, -90 -22!'), { colour: metal });
      f.fill(silhouette('-90 40!, 90 40!, 90 60!, -90 60!'), { colour: adjust(metal, -0.06) });
    });
    f.fill(silhouette('-14 -56!, 14 -56!, 14 -44!, -14 -44!'), { colour: lens });
    f.ball([0, 0.08, 0.42], { colour: metal, tip: adjust(metal, -0.1) });
    f.ball([0, 0.08, 0.33], { colour: lens, tip: adjust(lens, -0.05) });
    f.ball([0, 0.08, 0.21], { colour: tintOver(pen, '#5f86a8', lens), tip: adjust(lens, 0.05) });
    f.glint([-0.08, 0, 0.055], '#f4f1ea');
    f.fill(silhouette('50 -34!, 74 -34!, 74 -24!, 50 -24!'), { colour: pen.natural('#f3e3a6') });
    f.dot([-0.64, -0.3, 0.045], pen.natural('#c9443f'));
  },
};
