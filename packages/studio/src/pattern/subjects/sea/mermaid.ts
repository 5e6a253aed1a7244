import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const HAIR = silhouette(
  '-4 -92, 22 -86, 30 -62, 28 -36, 40 -10, 32 16, 12 8, -20 10, -38 0, -36 -28, -28 -50, -28 -78',
);
const TORSO = silhouette('-8 -44, 10 -44, 24 -34, 20 -12, 22 12, -18 12, -16 -12, -22 -34');
const TAIL = silhouette(
  '-22 6, 24 6, 32 30, 22 54, -4 70, -28 66, -44 76, -54 66, -34 48, -12 40, -20 24',
);
const FIN = silhouette('-42 70, -60 52, -90 54!, -76 70, -86 92!, -58 88, -46 78');

/** A mermaid with long hair. */
export const mermaid: Subject = {
  id: 'mermaid',
  group: 'sea',
  words: ['mermaid', 'mermaids', 'siren', 'sea maiden'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius * 0.88);
    const skin = tint(pen, pen.rng.pick(['#eec39f', '#c98d64', '#8a5a40']));
    const hair = tint(pen, pen.rng.pick(['#c8553a', '#6a4030', '#e3b24a', '#d87a9a']));
    const tail = tint(pen, pen.rng.pick(['#3f9a94', '#5f9ac0', '#7fae7a']));
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      edged(f, HAIR, { colour: adjust(hair, -0.05) });
      edged(f, FIN, { colour: adjust(tail, 0.06), tip: adjust(tail, 0.12) });
      for (const arm of ['-18 -32 5, -34 -10 4.5, -24 14 4', '20 -32 5, 40 -22 4.5, 54 -44 4'])
        edged(f, tube(arm), { colour: adjust(skin, -0.03) });
      edged(f, TORSO, { colour: skin });
      for (const x of [-0.08, 0.1]) f.ball([x, -0.26, 0.1], { colour: adjust(tail, 0.08) });
      edged(f, TAIL, { colour: adjust(tail, -0.04), tip: adjust(tail, 0.05) });
      f.inside(TAIL, () => {
        for (let row = 0; row < 8; row += 1)
          for (let i = -5; i <= 3; i += 1) {
            const [x, y] = [i * 0.12 + (row % 2) * 0.06, 0.12 + row * 0.09];
            f.line(
              [
                [x - 0.06, y],
                [x, y + 0.05],
                [x + 0.06, y],
              ],
              { colour: adjust(tail, -0.14), width: 0.018 },
            );
          }
      });
      f.ball([0, -0.62, 0.2], { colour: skin, tip: adjust(skin, -0.03) });
      edged(f, silhouette('-22 -60, -20 -82, 2 -90, 22 -80, 22 -60, 8 -74, -8 -72'), {
        colour: hair,
      });
      for (const x of [-0.07, 0.08]) f.dot([x, -0.61, 0.024], '#2a2022');
      f.line(silhouette('-5 -52, 1 -50, 6 -52'), { colour: '#b5484a', width: 0.022 });
    });
  },
};
