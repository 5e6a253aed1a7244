import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const BOOT = silhouette(
  '-36 -84, -20 -74, 0 -70, 18 -76, 30 -86!, 26 -40, 24 -4, 44 18, 78 36, 92 54, 88 66, 30 66!, 4 58!, -34 66!, -40 44, -34 10, -34 -40',
);
const SOLE = silhouette(
  '92 62, 88 72, 30 73, 6 64!, -6 66!, -10 90!, -40 90!, -42 62, -34 66!, 4 58!, 30 66!',
);

/** A stitched cowboy boot. */
export const cowboyBoot: Subject = {
  id: 'cowboy boot',
  group: 'object',
  words: ['cowboy boot', 'cowboy boots', 'cowgirl boot', 'western boot', 'western'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.96);
    const leather = tint(pen, pen.rng.pick(['#a8643a', '#8f3f35', '#c99a6a', '#4f6a72']));
    const stitch = tintOver(pen, '#f3ddb0', leather);
    f.at({ flip: pen.rng.chance(0.5) }, () =>
      f.at({ x: -0.25 }, () => {
        edged(f, SOLE, { colour: tint(pen, '#4f372b') });
        edged(f, BOOT, { colour: adjust(leather, -0.06), tip: adjust(leather, 0.05) });
        edged(f, silhouette('24 18, 46 22, 76 36, 92 54, 88 66, 50 66, 52 40'), {
          colour: adjust(leather, -0.12),
        });
        edged(f, silhouette('-40 44, -36 20, -18 30, -14 62, -34 66!'), {
          colour: adjust(leather, -0.12),
        });
        for (const line of [
          '-24 -62, -8 -40, -6 -10, -20 4',
          '16 -64, 0 -40, -2 -10, 14 2',
          '-24 -48, -14 -34, -14 -14, -24 -2',
          '16 -50, 8 -34, 6 -14, 14 -4',
          '30 34, 44 30, 58 40',
          '30 44, 44 40, 54 48',
        ])
          f.line(silhouette(line), { colour: stitch, width: 0.024 });
        f.ball([-0.04, -0.52, 0.05], { colour: stitch });
        f.line(silhouette('-34 -80, -20 -69, 0 -65, 18 -71, 28 -80'), {
          colour: stitch,
          width: 0.02,
        });
      }),
    );
  },
};
