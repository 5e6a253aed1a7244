import type { Hex } from '../../../core/colour.ts';
import { scatter } from '../../../core/scatter.ts';
import type { Context } from '../../../core/sheet.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { placeFigure } from '../place-figure.ts';
import { around, beads, disc, type Print } from './print.ts';

const petalOutline = (from: number, to: number, half: number): PathPoint[] => [
  [from, 0],
  [from + (to - from) * 0.4, -half * 0.86],
  [from + (to - from) * 0.75, -half],
  [to, 0],
  [from + (to - from) * 0.75, half],
  [from + (to - from) * 0.4, half * 0.86],
];

function petals(
  ctx: Context,
  {
    count,
    from,
    to,
    half,
    colours,
  }: { count: number; from: number; to: number; half: number; colours: readonly Hex[] },
): void {
  around(ctx, count, (i) => {
    colours.forEach((colour, k) => {
      const inset = k * 0.16;
      ctx.fillStyle =
        k === 0 ? colour : (colours[1 + ((k - 1 + (i % 2)) % (colours.length - 1))] ?? colour);
      ctx.beginPath();
      closedCurve(
        ctx,
        petalOutline(
          from + (to - from) * inset * 0.7,
          to - (to - from) * inset * 0.5,
          half * (1 - inset * 1.5),
        ),
      );
      ctx.fill();
    });
  });
}

/** Great flowers with beaded hearts, over a net of fine rings. */
export function flowers({ sheet, spec, inks }: Print): void {
  const {
    dark,
    bright: [first, second],
    white,
  } = inks;
  const gap = 1 / Math.sqrt(spec.density);
  const placed = scatter(
    sheet.unit,
    [
      { name: 'great', radius: 158 * spec.scale, jitter: 0.06, gap: 0.94 * gap, tries: 500 },
      { name: 'middle', radius: 70 * spec.scale, jitter: 0.2, gap: 1.02 * gap, tries: 500 },
      { name: 'dot', radius: 11 * spec.scale, jitter: 0.35, gap: 1.25 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.15 }, ({ ctx }) => {
      const { radius } = at;
      ctx.rotate(at.turn);
      if (at.name !== 'dot')
        beads(ctx, {
          count: Math.round(radius / 2.4),
          at: radius * 1.07,
          radius: 2.6,
          colour: white,
        });
      if (at.name === 'dot') {
        disc(ctx, radius, dark);
        disc(ctx, radius * 0.6, white);
        return;
      }
      const count = at.name === 'great' ? 10 : 7;
      const half = (radius * 0.86 * Math.PI) / count;
      petals(ctx, { count, from: radius * 0.2, to: radius, half, colours: [dark, white, first] });
      petals(ctx, {
        count,
        from: radius * 0.2,
        to: radius * 0.72,
        half: half * 0.6,
        colours: [dark, second],
      });
      disc(ctx, radius * 0.3, dark);
      disc(ctx, radius * 0.26, white);
      beads(ctx, { count: 12, at: radius * 0.19, radius: radius * 0.035, colour: dark });
      disc(ctx, radius * 0.12, first);
    });
  }
}
