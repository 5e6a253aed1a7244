import { adjust, type Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../../core/smooth-path.ts';
import { line } from '../../botany/marks.ts';
import { teardrop } from '../../ornament/palmette.ts';
import { pointed } from '../../ornament/rimmed.ts';
import { paint } from '../../paint/paint.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';

/** Silks of one cloth. */
export type Silks = { reds: readonly [Hex, Hex]; blue: Hex; gold: Hex; leaf: Hex; ground: Hex };

function disc(pen: Pen, radius: number, colour: Hex): void {
  paint(pen, (ctx) => ctx.arc(0, 0, radius, 0, TAU), { colour, radius });
}

function around(
  pen: Pen,
  { count, start = 0 }: { count: number; start?: number },
  draw: (i: number) => void,
): void {
  for (let i = 0; i < count; i += 1)
    inFrame(pen, { turn: start + (i / count) * TAU }, () => draw(i));
}

type Petal = {
  length: number;
  width: number;
  colour: Hex;
  outline?: (length: number, width: number) => PathPoint[];
};

function petal(pen: Pen, { length, width, colour, outline = teardrop }: Petal): void {
  paint(pen, (ctx) => closedCurve(ctx, outline(length, width), 0.85), { colour, length, width });
}

/** A leaf bent like a hook, from (0, 0) upwards. */
export function hookedLeaf(
  pen: Pen,
  length: number,
  { colour, side }: { colour: Hex; side: number },
): void {
  const points = (
    [
      [0, 0],
      [0.2, -0.22],
      [0.3, -0.54],
      [0.16, -0.86],
      [-0.12, -1],
      [0.02, -0.72],
      [-0.02, -0.44],
      [-0.14, -0.2],
    ] as PathPoint[]
  ).map(([x, y]): PathPoint => [x * length * side, y * length]);
  paint(pen, (ctx) => closedCurve(ctx, points, 0.8), { colour, length, width: length * 0.4 });
}

/** A rosette in rings of petals: `rank` 0 the great one with its wreath of leaves, 1 the middle one, 2 the small. */
export function rosette(
  pen: Pen,
  radius: number,
  { silks, rank }: { silks: Silks; rank: 0 | 1 | 2 },
): void {
  const { reds, blue, gold, leaf, ground } = silks;
  const [first, second] = pen.rng.chance(0.5) ? reds : [reds[1], reds[0]];
  const inner = rank === 0 ? radius * 0.72 : radius;
  if (rank === 0) {
    around(pen, { count: 18 }, (i) =>
      inFrame(pen, { y: -radius * 0.76, turn: 0.5 }, () =>
        hookedLeaf(pen, radius * 0.3, { colour: i % 2 === 0 ? leaf : adjust(leaf, 0.06), side: 1 }),
      ),
    );
    disc(pen, radius * 0.79, blue);
    disc(pen, radius * 0.74, ground);
  }
  const count = rank === 2 ? 7 : 12;
  around(pen, { count }, () =>
    inFrame(pen, { y: -inner * 0.34 }, () =>
      petal(pen, { length: inner * 0.62, width: (inner * TAU * 0.92) / count, colour: first }),
    ),
  );
  if (rank === 2) {
    disc(pen, inner * 0.4, gold);
    disc(pen, inner * 0.2, blue);
    return;
  }
  disc(pen, inner * 0.62, blue);
  disc(pen, inner * 0.55, gold);
  around(pen, { count: 8 }, (i) =>
    petal(pen, {
      length: inner * 0.5,
      width: inner * 0.3,
      colour: i % 2 === 0 ? second : first,
      outline: pointed,
    }),
  );
  disc(pen, inner * 0.2, ground);
  disc(pen, inner * 0.13, blue);
}

/** A pomegranate with its crown, about (0, 0). */
export function pomegranate(pen: Pen, radius: number, { silks }: { silks: Silks }): void {
  const { reds, gold, blue, leaf } = silks;
  for (const turn of [-0.5, 0, 0.5])
    inFrame(pen, { y: -radius * 0.62, turn }, () =>
      petal(pen, { length: radius * 0.5, width: radius * 0.22, colour: leaf, outline: pointed }),
    );
  disc(pen, radius * 0.72, reds[0]);
  disc(pen, radius * 0.52, gold);
  around(pen, { count: 7 }, () =>
    petal(pen, { length: radius * 0.46, width: radius * 0.2, colour: reds[1], outline: pointed }),
  );
  disc(pen, radius * 0.12, blue);
}

/** A stem of chain stitch through points. */
export function chainStem(
  pen: Pen,
  points: readonly PathPoint[],
  { width, colour }: { width: number; colour: Hex },
): void {
  line(pen, points, { width: width * 1.3, colour: adjust(colour, -0.12) });
  line(pen, points, { width: width * 0.8, colour });
}
