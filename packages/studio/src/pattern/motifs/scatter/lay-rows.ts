import { lattice } from '../../../core/lattice.ts';
import type { Sheet } from '../../../core/sheet.ts';
import { dot } from '../../botany/marks.ts';
import type { MotifSpec } from '../../motif.ts';
import { placeFigure } from '../place-figure.ts';
import { specOfThing } from '../thing-spec.ts';
import { heroRadius } from './hero-radius.ts';

/** Width and height of a cell in radii of the thing in it. */
const CELL = { width: 2.35, height: 2.6 };
/** Radius of the dots between, as a part of a thing's. */
const DOT = 0.07;

/** Lays things out upright in rows, each row of one thing, with dots where four cells meet. */
export function layRows(sheet: Sheet, spec: MotifSpec): void {
  const radius = heroRadius(spec);
  const grid = lattice(sheet.unit, {
    width: radius * CELL.width,
    height: radius * CELL.height,
    rng: spec.rng,
  });
  const size = Math.min(grid.cellWidth / CELL.width, grid.cellHeight / CELL.height);
  for (const point of grid.points) {
    const corner = {
      ...point,
      x: point.x + grid.cellWidth / 2,
      y: point.y + grid.cellHeight / 2,
      radius: size * DOT,
    };
    placeFigure(sheet, spec, { at: corner, reach: 2 }, (pen) =>
      dot(pen, { x: 0, y: 0, radius: size * DOT }, pen.palette.accent),
    );
    const subject = spec.subjects[point.row % spec.subjects.length];
    placeFigure(
      sheet,
      specOfThing(spec, subject),
      { at: { ...point, radius: size }, reach: 1.5 },
      (pen) => subject.draw(pen, size),
    );
  }
}
