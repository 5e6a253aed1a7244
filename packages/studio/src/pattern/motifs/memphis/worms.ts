import { scatterSlender } from '../../../core/scatter-slender.ts';
import type { Sheet } from '../../../core/sheet.ts';
import type { MotifSpec } from '../../motif.ts';
import { drawChip } from '../../ornament/memphis/chip.ts';
import { squiggle } from '../../ornament/memphis/outlines.ts';
import { placeFigure } from '../place-figure.ts';
import type { Inks } from './inks.ts';

/** A laminate of worms, most of them in ink. */
export function crawl(sheet: Sheet, spec: MotifSpec, { colours, ink }: Inks): void {
  const sizes = [
    { name: 'worm' as const, length: 150 * spec.scale, breadth: 0.34, jitter: 0.1 },
    { name: 'grub' as const, length: 62 * spec.scale, breadth: 0.4, jitter: 0.2, tries: 200 },
  ];
  const gap = 0.98 / Math.sqrt(spec.density);
  for (const at of scatterSlender(sheet.unit, { sizes, gap, rng: spec.rng })) {
    const shape =
      at.name === 'worm'
        ? squiggle(4, { swing: 0.24, width: 0.2 })
        : squiggle(2, { swing: 0.24, width: 0.36 });
    placeFigure(sheet, spec, { at, reach: 1.4 }, (pen) =>
      drawChip(pen, {
        outline: shape(at.radius),
        radius: at.radius,
        turn: at.turn - Math.PI / 2,
        colour: pen.rng.chance(0.5) ? ink : pen.rng.pick(colours),
        ink,
        edge: 'none',
      }),
    );
  }
}
