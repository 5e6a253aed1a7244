import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Subject } from '../../subject.ts';
import { figure } from '../pieces/figure.ts';
import { floret } from '../pieces/florets.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { anyBloom } from './bloom.ts';

const TIERS = [
  [0.94, 15, 0.34],
  [0.76, 14, 0.3],
  [0.58, 12, 0.26],
  [0.42, 10, 0.22],
] as const;

/** A zinnia: flat tiers of blunt petals and a ring of golden stars. */
export const zinnia: Subject = {
  id: 'zinnia',
  group: 'flower',
  words: ['zinnia'],
  turns: 'any',
  habit: 'bloom',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const { colour, deep, pale } = anyBloom(pen);
    const [green, far] = pen.palette.leaves;
    const gold = pen.heartColour ?? pen.natural('#f2bf3f');
    for (const [turn, length] of [
      [0.4, 1.2],
      [2.6, 1.18],
      [4.5, 1.22],
    ] as const)
      leafAt(f, { turn, length, width: 0.36, veins: 4 }, turn > 2 ? far : green);
    TIERS.forEach(([length, count, width], tier) => {
      if (!f.fine && tier % 2 === 1) return;
      for (let i = 0; i < count; i += 1)
        f.at({ turn: ((i + (tier % 2) / 2) / count) * TAU + pen.rng.range(-0.05, 0.05) }, () => {
          petalFrom(
            f,
            { length: length * pen.rng.range(0.95, 1.02), width, tip: 'spoon' },
            { root: adjust(deep, -0.06), tip: mix(pale, colour, tier / 4) },
          );
          if (f.fine)
            for (const x of [-0.04, 0.04])
              f.line(
                [
                  [x, -length * 0.6],
                  [x * 1.3, -length * 0.92],
                ],
                { colour: deep, width: 0.01, alpha: 0.5 },
              );
        });
    });
    f.ball([0, 0, 0.24], { colour: adjust(deep, -0.18) });
    for (let i = 0; i < 11; i += 1) {
      const angle = (i / 11) * TAU;
      floret(f, [Math.sin(angle) * 0.2, Math.cos(angle) * 0.2, 0.075], {
        petals: 5,
        colour: gold,
        tip: adjust(gold, 0.06),
        eye: adjust(gold, -0.2),
        tipKind: 'pointed',
        width: 0.6,
      });
    }
  },
};
