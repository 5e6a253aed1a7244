import type { Placed } from '../../../core/scatter.ts';
import type { Sheet } from '../../../core/sheet.ts';
import { dot } from '../../botany/marks.ts';
import type { MotifSpec } from '../../motif.ts';
import { placeFigure } from '../place-figure.ts';
import { specOfThing } from '../thing-spec.ts';
import { heroRadius } from './hero-radius.ts';

/** Way between neighbours along the border, in radii. */
const PITCH = 2.1;
/** Places down the unit, as parts of its height: the things, and the bands above and below them. */
const DOWN = { things: 0.7, gap: 1.25 };
/** Heights of the bands' stripes in radii, from the things outward: thin, then broad. */
const STRIPES = [
  { away: 0.1, height: 0.06 },
  { away: 0.26, height: 0.22 },
] as const;

/**
 * Lays things out along a border that runs across the cloth, between stripes and dots, and leaves
 * the rest of the ground plain.
 */
export function layBorder(sheet: Sheet, spec: MotifSpec): void {
  const { unit, ctx } = sheet;
  const { palette, rng, subjects } = spec;
  const wanted = Math.min(heroRadius(spec) * 1.35, unit.height * 0.2);
  const count = evenFor(unit.repeat, Math.max(1, Math.round(unit.width / (wanted * PITCH))));
  const pitch = unit.width / count;
  const radius = pitch / PITCH;
  const y = unit.height * DOWN.things;
  // Where the repeat drops, stripes would break off at the join: the things alone go on over it.
  if (unit.repeat === 'straight' || unit.repeat === 'mirror') {
    for (const { away, height } of STRIPES) {
      ctx.fillStyle = palette.blooms[0];
      for (const side of [-1, 1]) {
        const from = y + side * radius * (DOWN.gap + away);
        ctx.fillRect(0, side < 0 ? from - radius * height : from, unit.width, radius * height);
      }
    }
  }
  for (let i = 0; i < count; i += 1) {
    const at = (x: number, down: number, size: number): Placed => ({
      name: 'border',
      x: x * pitch,
      y: down,
      radius: size,
      turn: 0,
      seed: rng.seed(),
    });
    for (const side of [-1, 1]) {
      const bead = at(i + 1, y + side * radius * 0.62, radius * 0.09);
      placeFigure(sheet, spec, { at: bead, reach: 2 }, (pen) =>
        dot(pen, { x: 0, y: 0, radius: bead.radius }, palette.accent),
      );
    }
    const subject = subjects[i % subjects.length];
    placeFigure(
      sheet,
      specOfThing(spec, subject),
      { at: at(i + 0.5, y, radius), reach: 1.5 },
      (pen) => subject.draw(pen, radius),
    );
  }
}

/** Bricks move by half a unit: an even number of things meets itself there. */
const evenFor = (repeat: string, count: number) =>
  repeat === 'brick' ? 2 * Math.max(1, Math.round(count / 2)) : count;
