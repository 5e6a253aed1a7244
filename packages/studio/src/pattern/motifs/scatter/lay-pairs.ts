import { lattice } from '../../../core/lattice.ts';
import type { Sheet } from '../../../core/sheet.ts';
import { leaf } from '../../botany/leaf.ts';
import { dot } from '../../botany/marks.ts';
import type { MotifSpec } from '../../motif.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import { LEAF_WORDS } from '../../prompt/refusals.ts';
import { placeFigure } from '../place-figure.ts';
import { specOfThing } from '../thing-spec.ts';
import { heroRadius } from './hero-radius.ts';

/** Width and height of a pair's cell in radii of one of the two. */
const CELL = { width: 4.7, height: 2.5 };
/** Way of each from the middle between them, in radii. */
const APART = 1.04;

/** Lays out each thing with its mirror image beside it, a sprig between every two pairs. */
export function layPairs(sheet: Sheet, spec: MotifSpec): void {
  const wanted = heroRadius(spec);
  const grid = lattice(sheet.unit, {
    width: wanted * CELL.width,
    height: wanted * CELL.height,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(grid.cellWidth / CELL.width, grid.cellHeight / CELL.height);
  for (const point of grid.points) {
    const between = { ...point, x: point.x + grid.cellWidth / 2, radius: radius * 0.5 };
    placeFigure(sheet, spec, { at: between, reach: 2 }, (pen) => drawBetween(pen, radius, spec));
    const subject = spec.subjects[point.row % spec.subjects.length];
    for (const side of [-1, 1]) {
      // One seed for both: the second is the mirror image of the first to the last mark.
      const at = { ...point, x: point.x + side * radius * APART, radius };
      placeFigure(sheet, specOfThing(spec, subject), { at, reach: 1.5 }, (pen) => {
        pen.ctx.scale(side, 1);
        subject.draw(pen, radius);
      });
    }
  }
}

/** An upright sprig of three leaves, or a dot where leaves are refused. */
function drawBetween(pen: Pen, radius: number, { refuses }: MotifSpec): void {
  dot(pen, { x: 0, y: radius * 0.2, radius: radius * 0.1 }, pen.palette.accent);
  if (refuses?.(...LEAF_WORDS)) return;
  for (const turn of [-0.9, 0, 0.9]) {
    inFrame(pen, { turn }, () =>
      leaf(pen, { length: radius * 0.6, width: radius * 0.2, veins: 0 }, pen.palette.leaves[0]),
    );
  }
}
