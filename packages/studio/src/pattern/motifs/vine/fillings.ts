import { type Circle, fillGaps } from '../../../core/fill-gaps.ts';
import { branch, HABITS } from '../../botany/branch.ts';
import { leaf } from '../../botany/leaf.ts';
import { dot } from '../../botany/marks.ts';
import { swayingStalk } from '../../botany/stalk.ts';
import { starlet } from '../../ornament/blossoms.ts';
import { inFrame } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import { blossomTones, type Garden } from './garden.ts';

/** Faint willow leaves, dots and starlets that fill the ground between. */
export function fillBehind({ sheet, spec, tones }: Garden, taken: readonly Circle[]): void {
  const sizes = [{ name: 'spray', radius: 40 * spec.scale, jitter: 0.2, gap: 0.5, tries: 120 }];
  for (const at of fillGaps(sheet.unit, {
    taken: taken.map((c) => ({ ...c, radius: c.radius * 0.3 })),
    sizes,
    rng: spec.rng,
  })) {
    placeFigure(sheet, spec, { at, reach: 1.6 }, (pen) => {
      pen.ctx.rotate(at.turn);
      const style = pen.style === 'line' || pen.style === 'block' ? pen.style : ('flat' as const);
      const faint = { ...pen, style, ink: tones.behind };
      const stalk = swayingStalk(at.radius * 2, 0.2);
      branch(
        faint,
        { stalk, length: at.radius * 2, size: at.radius * 0.7, habit: HABITS.laurel },
        { leaf: tones.behind, back: tones.behind, stem: tones.behind, fruit: tones.behind },
      );
    });
  }
}

/** Starlets and dots in the room that is left. */
export function fillBetween({ sheet, spec, tones }: Garden, taken: readonly Circle[]): void {
  const sizes = [
    { name: 'starlet', radius: 21 * spec.scale, jitter: 0.15, gap: 1 },
    { name: 'dot', radius: 8 * spec.scale, jitter: 0.2, gap: 1.25, tries: 60 },
  ];
  for (const at of fillGaps(sheet.unit, { taken, sizes, rng: spec.rng })) {
    placeFigure(sheet, spec, { at, reach: 1.4 }, (pen) => {
      pen.ctx.rotate(at.turn);
      if (at.name === 'dot') return dot(pen, { x: 0, y: 0, radius: at.radius * 0.4 }, tones.heart);
      for (const side of [-1, 1])
        inFrame(pen, { turn: side * 1.9 }, () =>
          leaf(
            pen,
            { length: at.radius * 1.3, width: at.radius * 0.55, veins: 0 },
            pen.rng.pick(tones.leaves),
          ),
        );
      starlet(pen, at.radius * 0.8, {
        ...blossomTones(tones, pen),
        outer: pen.rng.pick(tones.blooms),
      });
    });
  }
}
