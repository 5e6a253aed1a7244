import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tintOver, tintWhite } from '../pieces/tints.ts';

const LIDS = silhouette('-86 4!, -50 -30, 0 -44, 50 -30, 86 4!, 50 32, 0 44, -50 32');

/** An open eye with lashes. */
export const eyeMotif: Subject = {
  id: 'eye motif',
  group: 'object',
  words: ['eye', 'evil eye', 'eyeball', 'all seeing eye', 'mystic eye', 'third eye', 'nazar'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const white = tintWhite(pen, '#fbf8f0');
    const iris = tintOver(pen, pen.rng.pick(['#3f78b0', '#4f9a9a', '#6f8a4a']), white);
    const ink = tintOver(pen, '#2a2832', white);
    for (let i = -3; i <= 3; i += 1)
      f.line(
        [
          [i * 0.22, -0.42 + Math.abs(i) * 0.075],
          [i * 0.3, -0.72 + Math.abs(i) * 0.08],
        ],
        { colour: ink, width: 0.04 },
      );
    edged(f, LIDS, { colour: white });
    f.inside(LIDS, () => {
      f.ball([0, 0, 0.36], { colour: iris, tip: adjust(iris, -0.12) });
      f.dot([0, 0, 0.18], ink);
      f.glint([-0.1, -0.12, 0.07], '#ffffff');
    });
    f.line([...LIDS, LIDS[0]], { colour: ink, width: 0.045 });
  },
};
