import { lattice } from '../../../core/lattice.ts';
import type { Sheet } from '../../../core/sheet.ts';
import { leaf } from '../../botany/leaf.ts';
import { dot, line } from '../../botany/marks.ts';
import type { MotifSpec } from '../../motif.ts';
import { inFrame } from '../../paint/pen.ts';
import { DOT_WORDS, LEAF_WORDS } from '../../prompt/refusals.ts';
import { placeFigure } from '../place-figure.ts';
import { specOfThing } from '../thing-spec.ts';
import { heroRadius } from './hero-radius.ts';

/** Span of a swag and way to the next row of them, in radii of a bead. */
const CELL = { width: 11, height: 8.6 };
/** Sag of a swag as a part of its span. */
const SAG = 0.4;
/** Way between beads along the string, in radii: they touch. */
const CLOSE = 1.72;
/** Beads of the tassel that hangs where two swags meet, from above, as parts of a bead. */
const TASSEL = [1.12, 0.82, 0.66, 0.52];

type Spot = { x: number; y: number; turn: number };

/** Strings things up in swags from point to point, a tassel of them where two meet, dots in between. */
export function layGarlands(sheet: Sheet, spec: MotifSpec): void {
  const wanted = heroRadius(spec) * 0.6;
  const grid = lattice(sheet.unit, {
    width: wanted * CELL.width,
    height: wanted * CELL.height,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(grid.cellWidth / CELL.width, grid.cellHeight / CELL.height);
  const spots = swag(grid.cellWidth, radius);
  for (const point of grid.points) {
    const start = { x: point.x - grid.cellWidth / 2, y: point.y - grid.cellHeight / 2 };
    drawString(sheet, spec, { ...point, ...start, radius: grid.cellWidth });
    drawDots(sheet, spec, { ...point, y: start.y, radius });
    spots.forEach(({ x, y, turn }, i) => {
      const bead = { ...point, x: start.x + x, y: start.y + y, radius, seed: point.seed + i };
      drawLeaves(sheet, spec, { ...bead, turn });
      drawBead(sheet, spec, { at: bead, index: i });
    });
    let down = 0;
    TASSEL.forEach((part, i) => {
      const size = radius * part;
      const bead = {
        ...point,
        x: start.x,
        y: start.y + down,
        radius: size,
        seed: point.seed + 97 + i,
      };
      drawBead(sheet, spec, { at: bead, index: i });
      down += size * 1.7;
    });
  }
}

/** The places of the beads of one swag from its first point, evenly along its arc. */
function swag(span: number, radius: number): Spot[] {
  const at = (t: number) => ({ x: t * span, y: 4 * SAG * span * t * (1 - t) });
  const steps = 200;
  let length = 0;
  const lengths = Array.from({ length: steps + 1 }, (_, i) => {
    const [a, b] = [at(Math.max(0, i - 1) / steps), at(i / steps)];
    length += Math.hypot(b.x - a.x, b.y - a.y);
    return length;
  });
  const count = Math.max(3, Math.round(length / (radius * CLOSE)));
  return Array.from({ length: count - 1 }, (_, i): Spot => {
    const wanted = (length * (i + 1)) / count;
    const t = lengths.findIndex((so) => so >= wanted) / steps;
    const slope = 4 * SAG * (1 - 2 * t);
    return { ...at(t), turn: Math.atan2(slope, 1) };
  });
}

type Point = { name: string; x: number; y: number; radius: number; turn: number; seed: number };

function drawString(sheet: Sheet, spec: MotifSpec, at: Point): void {
  const span = at.radius;
  placeFigure(sheet, spec, { at, reach: 1.1 }, (pen) =>
    line(
      pen,
      Array.from({ length: 13 }, (_, i): [number, number] => {
        const t = i / 12;
        return [t * span, 4 * SAG * span * t * (1 - t)];
      }),
      { width: 2, colour: pen.palette.leaves[1] },
    ),
  );
}

function drawLeaves(sheet: Sheet, spec: MotifSpec, at: Point): void {
  if (spec.refuses?.(...LEAF_WORDS)) return;
  placeFigure(sheet, spec, { at, reach: 2 }, (pen) => {
    for (const side of [0, Math.PI]) {
      inFrame(pen, { turn: at.turn + side }, () =>
        leaf(
          pen,
          { length: at.radius * 1.5, width: at.radius * 0.5, veins: 1 },
          pen.palette.leaves[0],
        ),
      );
    }
  });
}

function drawBead(
  sheet: Sheet,
  spec: MotifSpec,
  { at, index }: { at: Point; index: number },
): void {
  const subject = spec.subjects[index % spec.subjects.length];
  placeFigure(sheet, specOfThing(spec, subject), { at, reach: 1.5 }, (pen) =>
    subject.draw(pen, at.radius),
  );
}

/** A diamond of dots under the swag's middle, in the air that is left. */
function drawDots(sheet: Sheet, spec: MotifSpec, at: Point): void {
  if (spec.refuses?.(...DOT_WORDS)) return;
  placeFigure(sheet, spec, { at, reach: 3 }, (pen) => {
    const r = at.radius;
    for (const [x, y] of [
      [0, -0.4],
      [-0.6, 0.2],
      [0.6, 0.2],
      [0, 0.8],
    ])
      dot(pen, { x: x * r, y: y * r, radius: r * 0.2 }, pen.palette.accent);
  });
}
