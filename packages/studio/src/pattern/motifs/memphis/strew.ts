import { type Placed, type ScatterSize, scatter } from '../../../core/scatter.ts';
import type { Sheet } from '../../../core/sheet.ts';
import type { MotifSpec } from '../../motif.ts';
import { type Chip, drawChip, type Edge } from '../../ornament/memphis/chip.ts';
import {
  bars,
  checker,
  dots,
  type Filling,
  grid,
  hatching,
} from '../../ornament/memphis/fillings.ts';
import {
  bar,
  cross,
  disc,
  halfDisc,
  quarterDisc,
  type Shape,
  slab,
  squiggle,
  triangle,
  zigzag,
} from '../../ornament/memphis/outlines.ts';
import type { Pen } from '../../paint/pen.ts';
import { placeFigure } from '../place-figure.ts';
import type { Inks } from './inks.ts';

type Size = 'large' | 'middle' | 'small';

const SHAPES: Record<Size, readonly Shape[]> = {
  large: [triangle, disc, halfDisc, quarterDisc, slab, squiggle(4), zigzag(5)],
  middle: [triangle, disc, halfDisc, bar, slab, squiggle(4), zigzag(4), zigzag(6)],
  small: [triangle, disc, bar, cross, squiggle(3), bar],
};
const FILLINGS: readonly Filling[] = [hatching, bars, dots, checker, grid];
const EDGES: readonly Edge[] = ['shadow', 'hatched shadow', 'moved outline', 'moved outline'];

type Look = {
  sizes: Record<Size, { radius: number; gap: number; perTile?: number } | undefined>;
  /** Share of shapes with marks, 0 to 1. */
  filled: number;
  edges: readonly Edge[];
};

const LOOKS: Record<string, Look> = {
  postmodern: {
    sizes: {
      large: { radius: 104, gap: 1, perTile: 10 },
      middle: { radius: 58, gap: 0.94 },
      small: { radius: 17, gap: 1.2 },
    },
    filled: 0.55,
    edges: EDGES,
  },
  slabs: {
    sizes: {
      large: { radius: 168, gap: 0.82 },
      middle: { radius: 66, gap: 0.86 },
      small: { radius: 20, gap: 1.3, perTile: 26 },
    },
    filled: 0.8,
    edges: ['outline', 'shadow'],
  },
  confetti: {
    sizes: { large: undefined, middle: undefined, small: { radius: 27, gap: 1.16 } },
    filled: 0,
    edges: ['none', 'none', 'shadow'],
  },
};

function sizesOf({ variant, scale, density }: MotifSpec): ScatterSize<Size>[] {
  const names: readonly Size[] = ['large', 'middle', 'small'];
  return names.flatMap((name) => {
    const size = LOOKS[variant].sizes[name];
    if (!size) return [];
    const { radius, gap, perTile } = size;
    const most = perTile && (perTile * density) / scale ** 2;
    return [
      {
        name,
        radius: radius * scale,
        jitter: 0.14,
        gap: gap / Math.sqrt(density),
        tries: 500,
        ...(most ? { perTile: most } : {}),
      },
    ];
  });
}

function chipAt(
  { name, radius, turn }: Placed<Size>,
  { look, inks, pen }: { look: Look; inks: Inks; pen: Pen },
): Chip {
  const { rng, style } = pen;
  const [colour, other = inks.ink] = rng.shuffle(inks.colours);
  const marks = rng.pick(FILLINGS);
  const isFilled = name !== 'small' && rng.chance(look.filled);
  return {
    outline: rng.pick(SHAPES[name])(radius),
    radius,
    turn,
    colour,
    ink: inks.ink,
    edge: name === 'small' && look.filled > 0 ? 'none' : rng.pick(look.edges),
    ...(isFilled
      ? { filling: { marks, colour: style === 'line' || rng.chance(0.6) ? inks.ink : other } }
      : {}),
  };
}

/** Strews the shapes of a design, large ones first. */
export function strew(sheet: Sheet, spec: MotifSpec, inks: Inks): void {
  const look = LOOKS[spec.variant];
  for (const at of scatter(sheet.unit, sizesOf(spec), spec.rng)) {
    placeFigure(sheet, spec, { at, reach: 1.5 }, (pen) =>
      drawChip(pen, chipAt(at, { look, inks, pen })),
    );
  }
}
