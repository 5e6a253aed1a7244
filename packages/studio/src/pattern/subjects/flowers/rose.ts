import { adjust, mix } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { Subject } from '../../subject.ts';
import { edged } from '../pieces/edged.ts';
import { type Figure, figure } from '../pieces/figure.ts';
import { leafAt } from '../pieces/leaf-at.ts';
import { petalFrom } from '../pieces/petals.ts';
import { anyBloom, type Bloom } from './bloom.ts';

/** Open petals, the outermost first: length and width in radii, number. */
const RINGS = [
  [1, 0.98, 5],
  [0.8, 0.84, 5],
  [0.62, 0.7, 4],
] as const;

/** Lips of petals wound about the bud: distance, thickness, place and length in radians. */
const LIPS = [
  [0.44, 0.15, 0.1, 2.7],
  [0.42, 0.15, 2.3, 2.5],
  [0.42, 0.15, 4.3, 2.5],
  [0.3, 0.12, 1.1, 2.9],
  [0.29, 0.12, 3.5, 2.9],
  [0.19, 0.09, 0, 3.2],
  [0.17, 0.09, 2.7, 3],
] as const;

/** A crescent about the middle, thickest half-way. */
function crescent([reach, thickness, from, length]: (typeof LIPS)[number]): PathPoint[] {
  const steps = 8;
  const arc = (inner: number) =>
    Array.from({ length: steps + 1 }, (_, i): PathPoint => {
      const t = i / steps;
      const away = reach - inner * thickness * Math.sin(t * Math.PI);
      const angle = from + t * length;
      return [Math.cos(angle) * away, Math.sin(angle) * away];
    });
  return [...arc(0), ...arc(1).slice(1, -1).toReversed()];
}

function drawBud(f: Figure, { colour, deep, pale }: Bloom): void {
  f.ball([0, 0, 0.46], { colour: adjust(deep, -0.06), tip: deep });
  LIPS.forEach((lip, i) => {
    const t = i / (LIPS.length - 1);
    edged(f, crescent(lip), { colour: mix(colour, deep, t * 0.5), tip: mix(pale, colour, t) });
  });
  f.dot([0, 0, 0.05], adjust(deep, -0.16));
}

/** A garden rose seen from above: broad petals with curled lips around a wound bud. */
export const rose: Subject = {
  id: 'rose',
  group: 'flower',
  words: ['rose', 'rosebud', 'english rose', 'cabbage rose', 'garden rose', 'tea rose'],
  turns: 'any',
  draw: (pen, radius) => {
    const f = figure(pen, radius);
    const bloom = anyBloom(pen);
    const { colour, deep, pale } = bloom;
    const [green, far] = pen.palette.leaves;
    for (const [turn, leaf] of [
      [0.5, green],
      [2.7, far],
      [4.5, green],
    ] as const)
      leafAt(f, { turn, length: 1.22, width: 0.46, bend: 0.08, veins: 5 }, leaf);
    RINGS.forEach(([length, width, count], ring) => {
      const start = ring * 0.66 + pen.rng.range(-0.12, 0.12);
      for (let i = 0; i < count; i += 1)
        f.at({ turn: start + (i / count) * TAU }, () => {
          petalFrom(
            f,
            { length, width, tip: ring === 0 ? 'notched' : 'round' },
            { root: adjust(deep, -0.06), tip: mix(pale, colour, ring / 4) },
          );
          if (!f.fine) return;
          const lip = length * 0.9;
          f.line(
            [
              [-width * 0.36, -lip * 0.88],
              [0, -lip],
              [width * 0.36, -lip * 0.88],
            ],
            { colour: adjust(pale, 0.07), width: 0.03, alpha: 0.6 },
          );
        });
    });
    f.at({ turn: pen.rng.range(0, TAU) }, () => drawBud(f, bloom));
  },
};
