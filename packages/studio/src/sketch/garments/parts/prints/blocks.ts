import { adjust, type Hex, mix } from '../../../../core/colour.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import { dot } from './figures.ts';
import { cellsOf, gridOf, inCell, type Placing, type Shape } from './placing.ts';

const STEPS = 10;
/** Blocks reach a little past the cloth's edges, where the region cuts them. */
const OVER = 0.06;

/** The cloth from one height to another, from edge to edge. */
function band(patch: Patch, from: number, to: number): Point[] {
  const across = (v: number) =>
    Array.from({ length: STEPS + 1 }, (_, i) => patch(-OVER + ((1 + 2 * OVER) * i) / STEPS, v));
  return [...across(from), ...across(to).toReversed()];
}

/** Large blocks of colour, the cloth's own first. */
export function colourBlocks({ patch, colours, cloth }: Placing): PlacedPrint {
  const blocks = [cloth, ...colours];
  const share = (1 + 2 * OVER) / blocks.length;
  const shapes = blocks.map(
    (colour, i): Shape => ({
      outline: band(patch, i * share - OVER, (i + 1) * share - OVER),
      colour,
    }),
  );
  return { lines: [], shapes };
}

/** Bands of a dye that goes from one colour to the next down the cloth. */
export function ombre({ patch, colours, cloth }: Placing): PlacedPrint {
  const dyes = [cloth, ...colours];
  const count = 26;
  const shapes = Array.from({ length: count }, (_, i): Shape => {
    const along = (i / (count - 1)) * (dyes.length - 1);
    const at = Math.min(dyes.length - 2, Math.floor(along));
    const colour = mix(dyes[at], dyes[at + 1], along - at);
    return { outline: band(patch, (i - 0.1) / count, (i + 1.1) / count), colour };
  });
  return { lines: [], shapes };
}

const PATCH = [
  [0.02, 0.02],
  [0.98, 0.02],
  [0.98, 0.98],
  [0.02, 0.98],
] as const;

/** Squares sewn together, plain, striped and dotted, with stitches along their seams. */
export function patchwork(placing: Placing): PlacedPrint {
  const { rng, colours, unit, cloth } = placing;
  const grid = gridOf(placing, 0.34);
  const shapes: Shape[] = [];
  const lines: PlacedPrint['lines'][number][] = [];
  for (const cell of cellsOf(grid)) {
    const colour = rng.pick(colours);
    const figure = mix(colour, rng.pick([cloth, ...colours]), 0.75);
    shapes.push({ outline: inCell(grid, cell, PATCH), colour });
    const kind = rng.pick(['plain', 'dots', 'stripes'] as const);
    if (kind === 'dots') {
      for (const x of [0.25, 0.5, 0.75])
        for (const y of [0.25, 0.5, 0.75])
          shapes.push(dot(inCell(grid, cell, [[x, y]])[0], unit * 0.017, figure));
    }
    if (kind === 'stripes') {
      for (const x of [0.2, 0.4, 0.6, 0.8]) {
        const path = inCell(grid, cell, [
          [x, 0.04],
          [x, 0.96],
        ]);
        lines.push({ path, widthPx: unit * 0.022, colour: figure });
      }
    }
    const seam = { widthPx: Math.max(0.8, unit * 0.008), colour: adjust(colour, -0.25) };
    lines.push({ path: inCell(grid, cell, PATCH), ...seam });
  }
  return { lines, shapes };
}

/** Rings of dye about one place of the cloth, wavering, each in the colours' turn. */
export function tieDye({ patch, colours, cloth, rng }: Placing): PlacedPrint {
  const dyes: readonly Hex[] = [...colours, cloth];
  const [phase, count] = [rng.range(0, 6), 13];
  const shapes = Array.from({ length: count }, (_, i): Shape => {
    const radius = 0.85 * (1 - i / count);
    const colour = mix(dyes[i % dyes.length], cloth, 0.12);
    const outline = Array.from({ length: 48 }, (__, j): Point => {
      const angle = (j / 48) * 2 * Math.PI;
      const wave =
        1 + 0.08 * Math.sin(9 * angle + phase + i * 0.7) + 0.05 * Math.sin(17 * angle - i);
      const r = radius * wave;
      return patch(0.5 + Math.cos(angle) * r, 0.42 + Math.sin(angle) * r * 0.85);
    });
    return { outline, colour };
  });
  return { lines: [], shapes };
}
