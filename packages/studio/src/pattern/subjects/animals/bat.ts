import { adjust } from '../../../core/colour.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { eye } from '../pieces/eye.ts';
import { figure } from '../pieces/figure.ts';
import { furMarks } from '../pieces/fur-marks.ts';
import { tint, tintOver } from '../pieces/tints.ts';

const WING = silhouette(
  '4 -10, 22 -40!, 38 -46, 62 -42, 100 -24!, 88 0, 84 24!, 68 8, 58 28!, 44 12, 34 34!, 22 18, 8 22',
);
const BONES = ['22 -40, 50 -18, 84 24', '22 -40, 42 -14, 58 28', '22 -40, 30 -6, 34 34'].map(
  silhouette,
);
const BODY = mirrored('0 -26, 14 -16, 17 6, 11 30, 0 44');
const HEAD = mirrored('0 -42, 9 -44, 20 -70!, 23 -44, 18 -24, 0 -16');
const EAR = silhouette('13 -44, 19 -60, 20 -44');

/** A bat with its wings spread, ears up. */
export const bat: Subject = {
  id: 'bat',
  group: 'animal',
  words: ['bat', 'flying bat', 'vampire bat', 'halloween', 'spooky'],
  shows: ['fly', 'flying'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.98);
    const fur = tint(pen, '#4a3d4d');
    f.at({ y: 0.08 }, () => {
      for (const flip of [false, true])
        f.at({ flip }, () => {
          edged(f, WING, { colour: adjust(fur, 0.06), tip: adjust(fur, -0.05), along: 1.4 });
          for (const bone of BONES)
            f.line(bone, { colour: adjust(fur, -0.1), width: 0.022, alpha: 0.8 });
        });
      edged(f, BODY, { colour: adjust(fur, -0.04), tip: fur });
      furMarks(f, BODY, { colour: adjust(fur, 0.14), count: 24, lie: 3.1 });
      edged(f, HEAD, { colour: fur, tip: adjust(fur, 0.05) });
      for (const flip of [false, true])
        f.at({ flip }, () => {
          f.patch(EAR, tintOver(pen, '#c98a96', fur));
          eye(f, [0.085, -0.32, 0.034], '#f4e3b4');
          f.glint([0.035, -0.19, 0.018], '#fff8ea');
        });
      f.dot([0, -0.25, 0.024], '#1f1a1c');
    });
  },
};
