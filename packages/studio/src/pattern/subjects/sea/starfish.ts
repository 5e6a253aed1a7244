import { adjust } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { tint } from '../pieces/tints.ts';

const ARMS = 5;
/** One arm's edge: angle from the arm's middle, reach. */
const EDGE = [
  [-0.63, 0.34],
  [-0.24, 0.56],
  [-0.1, 0.84],
  [0, 0.93],
  [0.1, 0.84],
  [0.24, 0.56],
] as const;

/** A starfish whose arms curl a little. */
export const starfish: Subject = {
  id: 'starfish',
  group: 'sea',
  words: [
    'starfish',
    'sea star',
    'sea life',
    'sea creature',
    'under the sea',
    'ocean life',
    'marine life',
    'seaside',
    'beach motif',
  ],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const colour = tint(pen, pen.rng.pick(['#e2714f', '#e59a4e', '#c95f6e']));
    const pale = adjust(colour, 0.17, 0.7);
    const outline: PathPoint[] = [];
    const curls: number[] = [];
    for (let arm = 0; arm < ARMS; arm += 1) {
      const curl = pen.rng.range(-0.2, 0.2);
      curls.push(curl);
      for (const [turn, reach] of EDGE) {
        const angle = (arm / ARMS) * TAU + turn + curl * reach * reach;
        outline.push([Math.sin(angle) * reach, -Math.cos(angle) * reach]);
      }
    }
    f.fill(outline, { colour: adjust(colour, -0.04), tip: adjust(colour, 0.04) });
    curls.forEach((curl, arm) => {
      for (let i = 1; i < 8; i += 1) {
        const reach = i * 0.11;
        const angle = (arm / ARMS) * TAU + curl * reach * reach;
        f.dot([Math.sin(angle) * reach, -Math.cos(angle) * reach, 0.042 - i * 0.003], pale);
        if (!f.fine || i > 5) continue;
        for (const side of [-1, 1]) {
          const off = angle + side * (0.34 - i * 0.035);
          f.dot([Math.sin(off) * (reach + 0.05), -Math.cos(off) * (reach + 0.05), 0.02], pale);
        }
      }
    });
    f.dot([0, 0, 0.05], pale);
  },
};
