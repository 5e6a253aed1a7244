import type { Hex } from '../../../core/colour.ts';
import { lerp, TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import { scatter } from '../../../core/scatter.ts';
import type { Sheet } from '../../../core/sheet.ts';
import type { PathPoint } from '../../../core/smooth-path.ts';
import type { MotifSpec } from '../../motif.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import {
  cutHole,
  type HoleTones,
  leafOutline,
  roundOutline,
  satinShape,
} from '../../stitch/cut-hole.ts';
import { drawStitches, stitchesAlong } from '../../stitch/running-stitch.ts';
import { placeFigure } from '../place-figure.ts';

/** What every design is worked with. */
export type Whitework = { sheet: Sheet; spec: MotifSpec; tones: HoleTones };

function stem({ ctx, rng }: Pen, points: readonly PathPoint[], { thread }: { thread: Hex }): void {
  drawStitches(ctx, stitchesAlong(points, { stitch: 5, gap: 0.8 }, rng), {
    colour: thread,
    width: 2.8,
  });
}

function hole({ ctx }: Pen, radius: number, tones: HoleTones): void {
  cutHole(ctx, roundOutline({ length: radius * 2, width: radius * 2 }), {
    ...tones,
    rim: Math.max(2, radius * 0.3),
  });
}

/** A flower of holes: petals about a round one. */
function flower(
  pen: Pen,
  radius: number,
  { petals, tones }: { petals: number; tones: HoleTones },
): void {
  const width = Math.min(radius * 0.5, (radius * 1.02 * Math.PI) / petals);
  for (let i = 0; i < petals; i += 1)
    inFrame(pen, { turn: (i / petals) * TAU }, () =>
      inFrame(pen, { y: -radius * 0.63 }, () =>
        cutHole(pen.ctx, roundOutline({ length: radius * 0.6, width: width * 0.82, taper: 0.42 }), {
          ...tones,
          rim: Math.max(2, radius * 0.055),
        }),
      ),
    );
  hole(pen, radius * 0.14, tones);
}

/** A bending stem with pairs of leaf-shaped holes, a flower or a bud at its tip. */
function spray(pen: Pen, size: number, tones: HoleTones): void {
  const bend = pen.rng.pick([-1, 1]) * size * 0.22;
  const at = (t: number): PathPoint => [
    bend * Math.sin(Math.PI * t * 0.9),
    size * (0.92 - t * 1.7),
  ];
  stem(
    pen,
    Array.from({ length: 11 }, (_, i) => at(i / 10)),
    tones,
  );
  for (const [i, t] of [0.12, 0.28, 0.44, 0.6, 0.76].entries())
    for (const side of [-1, 1]) {
      const [x, y] = at(t);
      const length = size * lerp(0.42, 0.28, i / 4);
      inFrame(pen, { x, y, turn: side * 0.95 }, () =>
        inFrame(pen, { y: -length * 0.72 }, () =>
          i % 2 === 0
            ? cutHole(pen.ctx, leafOutline({ length, width: length * 0.46 }), {
                ...tones,
                rim: Math.max(2, size * 0.028),
              })
            : satinShape(
                pen.ctx,
                leafOutline({ length: length * 0.9, width: length * 0.36 }),
                tones,
              ),
        ),
      );
    }
  const [x, y] = at(1);
  inFrame(pen, { x, y: y - size * 0.06 }, () => flower(pen, size * 0.3, { petals: 6, tones }));
}

/** Flowers in staggered rows, satin leaves about each, single eyelets between. */
export function flowers({ sheet, spec, tones }: Whitework): void {
  const size = 172 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.5,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(grid.cellWidth * 0.36, grid.cellHeight * 0.68);
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.5 }, (pen) => {
      pen.ctx.rotate(pen.rng.range(-0.06, 0.06));
      flower(pen, radius, { petals: 8, tones });
    });
    const between = { ...at, x: at.x + grid.cellWidth / 2, radius: radius * 0.2 };
    placeFigure(sheet, spec, { at: between, reach: 4 }, (pen) => {
      hole(pen, radius * 0.11, tones);
      for (const side of [-1, 1]) {
        inFrame(pen, { y: side * radius * 0.36 }, () => hole(pen, radius * 0.065, tones));
        inFrame(pen, { x: side * radius * 0.32, turn: side * 0.3 }, () =>
          satinShape(pen.ctx, leafOutline({ length: radius * 0.5, width: radius * 0.16 }), tones),
        );
      }
    });
  }
}

/** Sprays strewn over the cloth, eyelets between. */
export function sprays({ sheet, spec, tones }: Whitework): void {
  const gap = 1 / Math.sqrt(spec.density);
  const placed = scatter(
    sheet.unit,
    [
      { name: 'spray', radius: 92 * spec.scale, jitter: 0.1, gap: 0.92 * gap, tries: 500 },
      { name: 'flower', radius: 40 * spec.scale, jitter: 0.12, gap: 1.02 * gap, tries: 300 },
      { name: 'hole', radius: 9 * spec.scale, jitter: 0.2, gap: 1.7 * gap },
    ],
    spec.rng,
  );
  for (const at of placed) {
    placeFigure(sheet, spec, { at, reach: 1.3 }, (pen) => {
      pen.ctx.rotate(at.turn);
      if (at.name === 'spray') spray(pen, at.radius, tones);
      else if (at.name === 'flower') flower(pen, at.radius * 0.92, { petals: 6, tones });
      else hole(pen, at.radius * 0.62, tones);
    });
  }
}

/** Borders of scallops with graded holes, a row of flowers between. */
export function scallops({ sheet, spec, tones }: Whitework): void {
  const size = 146 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 1.3,
    stagger: true,
    rng: spec.rng,
  });
  const w = grid.cellWidth;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: w }, reach: 1.3 }, (pen) => {
      const arc = (radius: number): PathPoint[] =>
        Array.from({ length: 21 }, (_, i): PathPoint => {
          const angle = Math.PI * (i / 20);
          return [-Math.cos(angle) * radius, Math.sin(angle) * radius * 0.84 - w * 0.1];
        });
      drawStitches(pen.ctx, stitchesAlong(arc(w * 0.47), { stitch: 5, gap: 0.6 }, pen.rng), {
        colour: tones.thread,
        width: w * 0.045,
      });
      for (let i = 0; i < 7; i += 1) {
        const angle = Math.PI * ((i + 0.5) / 7);
        inFrame(
          pen,
          { x: -Math.cos(angle) * w * 0.36, y: Math.sin(angle) * w * 0.3 - w * 0.1 },
          () => hole(pen, w * (0.028 + 0.014 * Math.sin(angle)), tones),
        );
      }
      inFrame(pen, { y: w * 0.02 }, () => flower(pen, w * 0.18, { petals: 5, tones }));
      for (const side of [-1, 1])
        inFrame(pen, { y: -w * 0.19 - w * 0.1, x: (side * w) / 4 }, () =>
          hole(pen, w * 0.035, tones),
        );
      inFrame(pen, { y: -w * 0.56, x: 0 }, () => {
        flower(pen, w * 0.24, { petals: 8, tones });
        for (const side of [-1, 1])
          inFrame(pen, { x: side * w * 0.37, turn: (side * Math.PI) / 2 }, () =>
            satinShape(pen.ctx, leafOutline({ length: w * 0.2, width: w * 0.09 }), tones),
          );
      });
    });
  }
}

/** A trellis of small eyelets with a flower in each lozenge. */
export function trellis({ sheet, spec, tones }: Whitework): void {
  const size = 168 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.62,
    stagger: true,
    rng: spec.rng,
  });
  const [w, h] = [grid.cellWidth / 2, grid.cellHeight];
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: Math.max(w, h) }, reach: 1.2 }, (pen) => {
      // Each lozenge works its two upper sides: the others are its neighbours'.
      for (const side of [-1, 1])
        for (let i = 0; i < 7; i += 1) {
          const t = (i + 0.5) / 7;
          inFrame(pen, { x: side * w * t, y: -h * (1 - t) }, () => hole(pen, w * 0.05, tones));
        }
      if (at.row % 2 === 0) flower(pen, Math.min(w, h) * 0.5, { petals: 8, tones });
      else
        for (let i = 0; i < 4; i += 1)
          inFrame(pen, { turn: (i / 4) * TAU }, () =>
            inFrame(pen, { y: -h * 0.24 }, () =>
              cutHole(pen.ctx, leafOutline({ length: h * 0.34, width: h * 0.16 }), {
                ...tones,
                rim: 2.4,
              }),
            ),
          );
    });
  }
}
