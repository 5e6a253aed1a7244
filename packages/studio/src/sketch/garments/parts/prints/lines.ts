import { type Hex, mix } from '../../../../core/colour.ts';
import type { Patch } from '../../../../core/scene/patch.ts';
import type { Point } from '../../../../core/scene/point.ts';
import type { PlacedPrint } from '../../../../core/scene/scene.ts';
import type { Grid, Line } from './placing.ts';

type LineStyle = { widthPx: number; colour: Hex };

const STEPS = 14;
/** Lines run a little past the cloth's edges, where the region cuts them. */
const OVER = 0.04;

const spread = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A line down the cloth at u. */
function lineDown(patch: Patch, u: number, style: LineStyle): Line {
  const path = spread(STEPS + 1).map((i): Point => patch(u, i / STEPS));
  return { path, ...style };
}

/** A line across the cloth at v. */
function lineAcross(patch: Patch, v: number, style: LineStyle): Line {
  const path = spread(STEPS + 1).map((i): Point => patch(-OVER + ((1 + 2 * OVER) * i) / STEPS, v));
  return { path, ...style };
}

/** Even stripes down the cloth, one of them on its middle. */
export function stripesDown({ patch, columns }: Grid, styles: readonly LineStyle[]): Line[] {
  const half = Math.floor(columns / 2);
  return spread(2 * half + 1).map((i) =>
    lineDown(patch, 0.5 + (i - half) / columns, styles[Math.abs(i - half) % styles.length]),
  );
}

/** Even stripes across the cloth. */
export function stripesAcross({ patch, rows }: Grid, styles: readonly LineStyle[]): Line[] {
  return spread(rows).map((i) => lineAcross(patch, (i + 0.5) / rows, styles[i % styles.length]));
}

/** Wide bands both ways, pure where they cross, and thin lines between. */
export function tartan(grid: Grid, cloth: Hex, colours: readonly Hex[]): PlacedPrint {
  const { patch, columns, rows } = grid;
  const band = colours[0];
  const line = colours[1] ?? mix(cloth, colours[0], 0.85);
  const pitch = bandWidth(grid);
  const wide = { widthPx: pitch * 0.42, colour: mix(cloth, band, 0.5) };
  const thin = { widthPx: Math.max(1.1, pitch * 0.07), colour: line };
  const half = Math.floor(columns / 2);
  const us = spread(2 * half + 1).map((i) => 0.5 + (i - half) / columns);
  const vs = spread(rows).map((i) => (i + 0.5) / rows);
  const side = { u: 0.21 / columns, v: 0.21 / rows };
  return {
    lines: [
      ...us.map((u) => lineDown(patch, u, wide)),
      ...vs.map((v) => lineAcross(patch, v, wide)),
      ...us.map((u) => lineDown(patch, u + 0.5 / columns, thin)),
      ...vs.map((v) => lineAcross(patch, v + 0.5 / rows, thin)),
    ],
    shapes: us.flatMap((u) =>
      vs.map((v) => ({ outline: cell(patch, [u, v], side), colour: band })),
    ),
  };
}

/** Bands as wide as the gaps, both ways; the crossings are the print's pure colour. */
export function gingham(grid: Grid, cloth: Hex, colour: Hex): PlacedPrint {
  const { patch, columns, rows } = grid;
  const style = { widthPx: bandWidth(grid) * 0.5, colour: mix(cloth, colour, 0.48) };
  const half = Math.floor(columns / 2);
  const us = spread(2 * half + 1).map((i) => 0.5 + (i - half) / columns);
  const vs = spread(rows).map((i) => (i + 0.5) / rows);
  const side = { u: 0.25 / columns, v: 0.25 / rows };
  return {
    lines: [
      ...us.map((u) => lineDown(patch, u, style)),
      ...vs.map((v) => lineAcross(patch, v, style)),
    ],
    shapes: us.flatMap((u) => vs.map((v) => ({ outline: cell(patch, [u, v], side), colour }))),
  };
}

const bandWidth = ({ patch, columns }: Grid): number => {
  const [a, b] = [patch(0.5 - 0.5 / columns, 0.4), patch(0.5 + 0.5 / columns, 0.4)];
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
};

function cell(patch: Patch, [u, v]: Point, side: { u: number; v: number }): Point[] {
  return [
    patch(u - side.u, v - side.v),
    patch(u + side.u, v - side.v),
    patch(u + side.u, v + side.v),
    patch(u - side.u, v + side.v),
  ];
}
