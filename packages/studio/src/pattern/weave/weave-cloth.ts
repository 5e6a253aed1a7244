import { scaleInto } from '../../core/blend-into.ts';
import { type Hex, type Rgb, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';

/** Test for the warp thread `i` over the weft thread `j`. */
export type Draft = (i: number, j: number) => boolean;

export type WeaveOptions = {
  /** Colours of the warp and weft threads of one unit, in order; the threads share the unit evenly. */
  warp: readonly Hex[];
  weft: readonly Hex[];
  draft: Draft;
  /** Unevenness of the yarn, 0 smooth to 0.3 tweedy. */
  melange?: number;
  /** Roundness of the threads, 0 flat to 1. */
  relief?: number;
  seed: string;
};

type Threads = { colours: Rgb[]; light: Float32Array };

function spin(colours: readonly Hex[], rng: Rng, melange: number): Threads {
  return {
    colours: colours.map(toRgb),
    light: Float32Array.from({ length: colours.length }, () => 1 + rng.gauss() * melange * 0.35),
  };
}

/**
 * Weaves the unit thread by thread: colour orders of warp and weft, and a draft that says which
 * lies on top. Every check, tartan, houndstooth and tweed is made by this.
 */
export function weaveCloth(sheet: Sheet, options: WeaveOptions): void {
  const { draft, melange = 0.08, relief = 0.5, seed } = options;
  const { unit } = sheet;
  const rng = createRng(`${seed}:yarn`);
  const warp = spin(options.warp, rng, melange);
  const weft = spin(options.weft, rng, melange);
  const fibre = fbm(sheet, { cells: 64, octaves: 2, seed: `${seed}:fibre` });
  const noise = Float32Array.from({ length: 4093 }, () => rng.next() - 0.5);
  const across = unit.width / warp.colours.length;
  const down = unit.height / weft.colours.length;
  paintField(sheet, ({ index, x, y }, out) => {
    const i = Math.min(warp.colours.length - 1, Math.floor(x / across));
    const j = Math.min(weft.colours.length - 1, Math.floor(y / down));
    const onTop = draft(i, j);
    const threads = onTop ? warp : weft;
    const thread = onTop ? i : j;
    out.set(threads.colours[thread]);
    const u = ((x - i * across) / across) * 2 - 1;
    const v = ((y - j * down) / down) * 2 - 1;
    const side = onTop ? u : v;
    const along = onTop ? v : u;
    const round = relief * (0.1 - 0.26 * side * side - 0.06 * along * along);
    const fleck = noise[(i * 7919 + j * 104_729 + Math.floor(along * 2 + 2) * 31) % 4093];
    scaleInto(
      out,
      threads.light[thread] * (1 + round + melange * fleck * 1.2 + fibre[index] * 0.035),
    );
  });
}
