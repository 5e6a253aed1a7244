import { scaleInto } from '../../core/blend-into.ts';
import { type Hex, toRgb } from '../../core/colour.ts';
import { fbm } from '../../core/fbm.ts';
import { paintField } from '../../core/field.ts';
import { createRng } from '../../core/rng.ts';
import type { Sheet } from '../../core/sheet.ts';
import type { CellPlan } from './cell-plan.ts';

export type TapestryOptions = {
  dyes: readonly Hex[];
  /** Wefts to a cell's height, and warp ribs to its width. */
  picks?: number;
  ribs?: number;
  /** Depth of the ribs, 0 flat to 1. */
  relief?: number;
  /** Drift of the dye from batch to batch, as a part of its brightness. */
  abrash?: number;
  /** Shadow of the slits where two dyes meet along a warp, 0 for none. */
  slit?: number;
  /** Dyes from this one on are those of the warp, which hides the weft there; by default none. */
  warpFacedFrom?: number;
  seed: string;
};

const ABRASH = 0.085;

/**
 * Weaves a plan as tapestry: wefts beaten down until they hide the warp, each turned back where
 * its colour ends, so that a slit stays between two colours that meet along a warp.
 */
export function weaveTapestry(sheet: Sheet, plan: CellPlan, options: TapestryOptions): void {
  const { picks = 2, ribs = 1, relief = 0.5, abrash = ABRASH, slit = 0.3, seed } = options;
  const { warpFacedFrom = Number.POSITIVE_INFINITY } = options;
  const { cell, columns, rows, dyes: cells } = plan;
  const dyes = options.dyes.map(toRgb);
  // Dyes of the same colour run on without a slit.
  const yarns = options.dyes.map((dye) => options.dyes.indexOf(dye));
  const rng = createRng(`${seed}:wefts`);
  const batches = fbm(sheet, { cells: 7, octaves: 3, seed: `${seed}:abrash` });
  const wool = fbm(sheet, { cells: 128, octaves: 2, seed: `${seed}:wool` });
  const wefts = Float32Array.from({ length: rows * picks }, () => 1 + rng.gauss() * 0.022);
  const flecks = Float32Array.from({ length: 4093 }, () => (rng.next() - 0.5) * 0.09);
  paintField(sheet, ({ index, x, y }, out) => {
    const across = x / cell.width;
    const down = y / cell.height;
    const column = Math.min(columns - 1, Math.floor(across));
    const row = Math.min(rows - 1, Math.floor(down));
    const dye = cells[row * columns + column];
    out.set(dyes[dye]);
    const pick = Math.min(rows * picks - 1, Math.floor(down * picks));
    const rib = Math.floor(across * ribs + (pick % 2) * 0.5);
    const along = (across * ribs + (pick % 2) * 0.5 - rib) * 2 - 1;
    const over = (down * picks - pick) * 2 - 1;
    const isWarp = dye >= warpFacedFrom;
    const [round, long] = isWarp ? [along, over] : [over, along];
    const bead = relief * (0.12 - 0.17 * round * round - 0.13 * long * long);
    const edge = across - column;
    const beside = edge < 0.5 ? (column + columns - 1) % columns : (column + 1) % columns;
    const isSlit =
      yarns[cells[row * columns + beside]] !== yarns[dye] && Math.min(edge, 1 - edge) < 0.16;
    const fleck = flecks[(rib * 7919 + pick * 104_729) % 4093];
    scaleInto(
      out,
      wefts[pick] *
        (1 + bead + fleck + batches[index] * abrash * 2 + wool[index] * 0.06) *
        (isSlit ? 1 - slit : 1),
    );
  });
}
