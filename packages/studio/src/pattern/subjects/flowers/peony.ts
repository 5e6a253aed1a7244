import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { Subject } from '../../subject.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { petalFrom } from '../pieces/petals.ts';
import { anyBloom, type Bloom } from './bloom.ts';

/** Broad petals around the heart, the outermost first: length and width in radii, number. */
const GUARDS = [
  [1, 0.8, 7],
  [0.84, 0.7, 7],
] as const;

/** Ruffles of the full heart, the outermost first: distance of their roots, length, number. */
const RUFFLES = [
  [0.3, 0.36, 11],
  [0.22, 0.34, 9],
  [0.12, 0.3, 7],
  [0.04, 0.24, 5],
] as const;

function drawRuffles(f: Figure, { colour, deep, pale }: Bloom): void {
  const { rng } = f.pen;
  f.ball([0, 0, 0.44], { colour: adjust(deep, -0.07), tip: deep });
  RUFFLES.forEach(([away, length, count], ring) => {
    for (let i = 0; i < count; i += 1) {
      const turn = ((i + rng.range(-0.2, 0.2)) / count) * TAU + ring;
      f.at({ turn }, () =>
        f.at({ y: -away, turn: rng.range(-0.5, 0.5) }, () =>
          petalFrom(
            f,
            { length: length * rng.range(0.85, 1.1), width: 0.3, tip: 'toothed' },
            {
              root: adjust(deep, -0.08),
              tip: rng.chance(0.3) ? adjust(pale, 0.05) : mix(pale, colour, ring / 4),
            },
          ),
        ),
      );
    }
  });
}

/** A full flower seen from above: broad outer petals in a bowl, and a heart of many ruffles. */
export const peony: Subject = {
  id: 'peony',
  group: 'flower',
  words: ['peony', 'peonies', 'paeony'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = anyBloom(pen);
    const { colour, deep, pale } = bloom;
    GUARDS.forEach(([length, width, count], ring) => {
      const start = ring * 0.45 + pen.rng.range(-0.1, 0.1);
      for (let i = 0; i < count; i += 1)
        f.at({ turn: start + (i / count) * TAU }, () => {
          petalFrom(
            f,
            { length: length * pen.rng.range(0.93, 1), width, tip: 'notched' },
            { root: adjust(deep, -0.05), tip: ring === 0 ? pale : mix(pale, colour, 0.6) },
          );
          if (!f.fine) return;
          for (const x of [-0.16, 0, 0.16])
            f.line(
              [
                [x * 0.3, -length * 0.5],
                [x * width * 1.5, -length * 0.84],
              ],
              { colour: adjust(deep, -0.02), width: 0.012, alpha: 0.4 },
            );
        });
    });
    drawRuffles(f, bloom);
  },
};
