import { adjust } from '../../../core/colour.ts';
import { silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { tint, tintOver } from '../pieces/tints.ts';

/** A tin robot. */
export const robot: Subject = {
  id: 'robot',
  group: 'object',
  words: ['robot', 'tin robot', 'retro robot', 'android toy', 'toy robot'],
  turns: 'tilt',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const tin = tint(pen, pen.rng.pick(['#8fa8b0', '#c98a6a', '#8aa88f', '#b5a06a']));
    const trim = tintOver(pen, '#d9534a', tin);
    const glow = tintOver(pen, '#f6dc7a', tin);
    f.at({ flip: pen.rng.chance(0.5) }, () => {
      f.line(silhouette('0 -74, 0 -90'), { colour: adjust(tin, -0.15), width: 0.03 });
      f.ball([0, -0.92, 0.055], { colour: trim });
      for (const x of [-0.18, 0.18]) {
        edged(
          f,
          silhouette(
            `${x * 100 - 8} 44!, ${x * 100 + 8} 44!, ${x * 100 + 8} 80!, ${x * 100 - 8} 80!`,
          ),
          { colour: adjust(tin, -0.12) },
        );
        edged(
          f,
          silhouette(
            `${x * 100 - 15} 92!, ${x * 100 - 13} 80, ${x * 100 + 13} 80, ${x * 100 + 15} 92!`,
          ),
          { colour: trim },
        );
      }
      for (const arm of ['-34 -10 7, -58 8 7, -62 34 7', '34 -10 7, 58 -22 7, 64 -48 7'])
        edged(f, tube(arm), { colour: adjust(tin, -0.1) });
      f.line(silhouette('-70 48, -70 38, -62 34, -54 38, -54 48'), { colour: trim, width: 0.05 });
      f.line(silhouette('56 -62, 56 -54, 64 -48, 72 -54, 72 -62'), { colour: trim, width: 0.05 });
      edged(
        f,
        silhouette('-36 -22!, -32 -26!, 32 -26!, 36 -22!, 36 44!, 32 48!, -32 48!, -36 44!'),
        { colour: adjust(tin, -0.04), tip: adjust(tin, 0.05) },
      );
      edged(f, silhouette('-10 -34!, 10 -34!, 10 -24!, -10 -24!'), { colour: adjust(tin, -0.14) });
      edged(
        f,
        silhouette('-32 -70!, -28 -74!, 28 -74!, 32 -70!, 32 -36!, 28 -32!, -28 -32!, -32 -36!'),
        { colour: tin, tip: adjust(tin, 0.07) },
      );
      for (const x of [-0.34, 0.34]) f.ball([x, -0.54, 0.055], { colour: trim });
      for (const x of [-0.14, 0.14]) {
        f.ball([x, -0.58, 0.095], { colour: glow });
        f.dot([x, -0.58, 0.045], '#2f2a2d');
      }
      edged(f, silhouette('-16 -46!, 16 -46!, 16 -38!, -16 -38!'), { colour: adjust(tin, -0.22) });
      for (const x of [-8, 0, 8])
        f.line(silhouette(`${x} -46, ${x} -38`), { colour: glow, width: 0.014 });
      f.ball([-0.14, 0, 0.1], { colour: glow, tip: trim });
      f.line(silhouette('-14 0, -9 -6'), { colour: '#2f2a2d', width: 0.02 });
      for (const [i, x] of [8, 18, 28].entries())
        f.ball([x / 100, -0.04, 0.04], { colour: [trim, glow, tintOver(pen, '#6fae7a', tin)][i] });
      edged(f, silhouette('-24 20!, 24 20!, 24 36!, -24 36!'), { colour: adjust(tin, -0.12) });
      for (const y of [24, 28, 32])
        f.line(silhouette(`-20 ${y}, 20 ${y}`), { colour: adjust(tin, 0.08), width: 0.014 });
    });
  },
};
