import type { CellFigure } from '../../weave/cell-plan.ts';

/** A ring of a figure: how far it goes from the middle, in cells, and its dye. */
export type Ring = readonly [to: number, dye: number];

const ringAt = (rings: readonly Ring[], distance: number) =>
  rings.find(([to]) => distance < to)?.[1];

const stepped = (cells: number, step: number) => Math.floor(Math.abs(cells) / step) * step;

/** Rings of a lozenge whose edges climb in steps. */
export function steppedLozenge(
  rings: readonly Ring[],
  { step, slope = 1 }: { step: number; slope?: number },
): CellFigure {
  return (x, y) => ringAt(rings, stepped(x, step) + stepped(y, step) * slope);
}

/** Rings of a long hexagon: level above and below, its sides drawn to points by steps. */
export function steppedHexagon(
  rings: readonly Ring[],
  { step, flat }: { step: number; flat: number },
): CellFigure {
  return (x, y) => {
    const beyond = Math.max(0, Math.abs(x) - flat);
    return ringAt(rings, stepped(y, step) + stepped(beyond, step));
  };
}

type HookOptions = {
  /** Distance of the lozenge's edge from its middle, in cells. */
  edge: number;
  dye: number;
  /** Thickness of an arm, in cells. */
  thick: number;
  /** Cells from one hook to the next, down the edge. */
  every: number;
  /** Length of the arm, in cells. */
  arm: number;
};

/** Arms that reach out from a lozenge's edge, turn away from its waist and curl back: the hooks of Anatolia. */
export function hooks({ edge, dye, thick, every, arm }: HookOptions): CellFigure {
  return (x, y) => {
    const across = Math.floor(Math.abs(x));
    const down = Math.floor(Math.abs(y));
    for (let at = every - thick; at < edge; at += every) {
      const out = across - (edge - at - thick);
      const below = down - at;
      const isArm = below >= 0 && below < thick && out >= 0 && out < arm;
      const isTurned = out >= arm - thick && out < arm && below >= 0 && below < thick * 3;
      const isCurled =
        below >= thick * 2 && below < thick * 3 && out >= arm - thick * 3 && out < arm;
      if (isArm || isTurned || isCurled) return dye;
    }
    return undefined;
  };
}

/** A small figure drawn by its right lower quarter; letters are dyes, points leave the cell alone. */
export function quartered(
  chart: readonly string[],
  dyes: Readonly<Record<string, number>>,
): CellFigure {
  return (x, y) => dyes[chart[Math.floor(Math.abs(y))]?.[Math.floor(Math.abs(x))] ?? '.'];
}

/** The first figure that says anything of a cell. */
export function together(...figures: readonly CellFigure[]): CellFigure {
  return (x, y) => {
    for (const figure of figures) {
      const dye = figure(x, y);
      if (dye !== undefined) return dye;
    }
    return undefined;
  };
}

/** Doubles every cell of a figure. */
export const grown =
  (figure: CellFigure, times: number): CellFigure =>
  (x, y) =>
    figure(x / times, y / times);
