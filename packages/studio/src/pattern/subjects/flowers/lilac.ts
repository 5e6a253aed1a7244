import { adjust, mix } from '../../../core/colour.ts';
import { lerp } from '../../../core/interpolate.ts';
import { mirrored, silhouette } from '../../outline/silhouette.ts';
import { tube } from '../../outline/tube.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { figure } from '../pieces/figure.ts';
import { floret } from '../pieces/florets.ts';
import { tint } from '../pieces/tints.ts';
import { naturalBloom } from './bloom.ts';

const HEART = silhouette(
  '0 0, -14 6, -28 -2, -30 -24, -16 -48, 0 -66!, 16 -48, 30 -24, 28 -2, 14 6',
);

/** A cone of lilac florets between heart-shaped leaves. */
export const lilac: Subject = {
  id: 'lilac',
  group: 'flower',
  words: ['lilac branch', 'lilac blossom', 'lilac flower', 'lilac bloom', 'lilac spray', 'syringa'],
  turns: 'tilt',
  habit: 'head',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = naturalBloom(pen, ['#a98cc9', '#c3a2d4', '#8c6fb3']);
    const [green, far] = pen.palette.leaves;
    edged(f, tube('6 106 5, 0 70 4.5, 0 20 3'), { colour: tint(pen, '#7a6250') });
    for (const [turn, y, shade] of [
      [1.3, 0.62, far],
      [-1.25, 0.56, green],
    ] as const)
      f.at({ y, turn }, () => {
        edged(f, HEART, { colour: adjust(shade, -0.04), tip: adjust(shade, 0.05) });
        f.line(silhouette('0 0, 2 -30, 0 -56'), {
          colour: adjust(shade, 0.14),
          width: 0.018,
          alpha: 0.8,
        });
        if (f.fine)
          for (const side of [-1, 1])
            for (const y0 of [-6, -20, -34])
              f.line(silhouette(`0 ${y0}, ${side * 12} ${y0 - 8}, ${side * 19} ${y0 - 11}`), {
                colour: adjust(shade, 0.14),
                width: 0.01,
                alpha: 0.7,
              });
      });
    f.fill(mirrored('0 -88, 18 -62, 34 -16, 42 22, 30 46, 0 52'), {
      colour: adjust(deep, -0.06),
      tip: deep,
    });
    for (let row = 0; row < 11; row += 1) {
      const t = row / 10;
      const breadth = lerp(0.08, 0.44, t ** 0.8) * (t > 0.9 ? 0.8 : 1);
      const across = Math.max(1, Math.round(breadth * 13));
      for (let i = 0; i < across; i += 1) {
        const x =
          (across === 1 ? 0 : lerp(-breadth, breadth, i / (across - 1))) +
          pen.rng.range(-0.05, 0.05);
        const y = lerp(-0.94, 0.48, t) + pen.rng.range(-0.05, 0.05);
        if (t < 0.12) f.ball([x, y, 0.05], { colour: deep, tip: colour });
        else
          floret(f, [x, y, pen.rng.range(0.115, 0.15)], {
            petals: 4,
            colour: mix(adjust(deep, -0.04), colour, pen.rng.next()),
            tip: mix(colour, pale, pen.rng.range(0, 1.3)),
            eye: adjust(deep, -0.06),
            width: 0.78,
            tipKind: 'pointed',
          });
      }
    }
  },
};
