import type { Hex } from '../../../core/colour.ts';
import { TAU } from '../../../core/interpolate.ts';
import { lattice } from '../../../core/lattice.ts';
import type { Context, Sheet } from '../../../core/sheet.ts';
import { closedCurve, openCurve, type PathPoint } from '../../../core/smooth-path.ts';
import type { MotifSpec } from '../../motif.ts';
import { placeFigure } from '../place-figure.ts';

/** Dyes of one cloth: its ground, the outline block, two fillers, and the white of resist. */
export type Dyes = { ground: Hex; line: Hex; first: Hex; second: Hex; white: Hex };
export type Table = { sheet: Sheet; spec: MotifSpec; dyes: Dyes; slip: { x: number; y: number } };

function filled(ctx: Context, colour: Hex, trace: () => void): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  trace();
  ctx.fill();
}

function lined(
  ctx: Context,
  { colour, width }: { colour: Hex; width: number },
  trace: () => void,
): void {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  trace();
  ctx.stroke();
}

function around(ctx: Context, count: number, draw: (i: number) => void): void {
  for (let i = 0; i < count; i += 1) {
    ctx.save();
    ctx.rotate((i / count) * TAU);
    draw(i);
    ctx.restore();
  }
}

function disc(ctx: Context, radius: number, colour: Hex): void {
  filled(ctx, colour, () => ctx.arc(0, 0, radius, 0, TAU));
}

function ring(
  ctx: Context,
  { count, at, radius, colour }: { count: number; at: number; radius: number; colour: Hex },
): void {
  around(ctx, count, () => {
    ctx.translate(0, -at);
    disc(ctx, radius, colour);
  });
}

/** A petal that points up from (0, 0). */
const petal = (from: number, to: number, half: number): PathPoint[] => [
  [0, -from],
  [-half * 0.8, -from - (to - from) * 0.42],
  [-half * 0.7, -from - (to - from) * 0.8],
  [0, -to],
  [half * 0.7, -from - (to - from) * 0.8],
  [half * 0.8, -from - (to - from) * 0.42],
];

/** Draws fillers moved by the slip of the second block, then the outline block where it belongs. */
function inTwoBlocks(
  ctx: Context,
  slip: Table['slip'],
  { fill, line }: { fill: () => void; line: () => void },
): void {
  ctx.save();
  ctx.translate(slip.x, slip.y);
  fill();
  ctx.restore();
  line();
}

/** Ajrakh: roundels of stars linked on a grid, white lines kept from indigo, madder between. */
export function ajrakh({ sheet, spec, dyes, slip }: Table): void {
  const { line, first, second, white } = dyes;
  const size = 204 * spec.scale;
  const grid = lattice(sheet.unit, { width: size, height: size, rng: spec.rng });
  const half = grid.cellWidth / 2;
  const width = half * 0.026;
  for (const at of grid.points) {
    const corner = { ...at, x: at.x + half, y: at.y + grid.cellHeight / 2, radius: half };
    placeFigure(sheet, spec, { at: corner, reach: 1 }, ({ ctx }) => {
      inTwoBlocks(ctx, slip, {
        fill: () =>
          around(ctx, 4, () =>
            filled(ctx, first, () => closedCurve(ctx, petal(half * 0.1, half * 0.66, half * 0.2))),
          ),
        line: () => {
          around(ctx, 4, () => {
            lined(ctx, { colour: white, width }, () =>
              closedCurve(ctx, petal(half * 0.1, half * 0.68, half * 0.22)),
            );
            lined(ctx, { colour: line, width }, () =>
              closedCurve(ctx, petal(half * 0.16, half * 0.52, half * 0.1)),
            );
          });
          ring(ctx, { count: 4, at: 0, radius: half * 0.13, colour: white });
          disc(ctx, half * 0.09, line);
        },
      });
    });
  }
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius: half }, reach: 1.05 }, ({ ctx }) => {
      disc(ctx, half * 0.97, white);
      disc(ctx, half * 0.935, line);
      ring(ctx, { count: 40, at: half * 0.87, radius: half * 0.03, colour: white });
      disc(ctx, half * 0.8, white);
      inTwoBlocks(ctx, slip, {
        fill: () => {
          disc(ctx, half * 0.765, second);
          around(ctx, 8, () =>
            filled(ctx, first, () => closedCurve(ctx, petal(half * 0.16, half * 0.74, half * 0.2))),
          );
        },
        line: () => {
          around(ctx, 8, (i) => {
            lined(ctx, { colour: white, width }, () =>
              closedCurve(ctx, petal(half * 0.14, half * 0.75, half * 0.21)),
            );
            filled(ctx, i % 2 === 0 ? line : white, () =>
              closedCurve(ctx, petal(half * 0.3, half * 0.58, half * 0.075)),
            );
          });
          ring(ctx, { count: 8, at: half * 0.7, radius: half * 0.024, colour: white });
          disc(ctx, half * 0.22, white);
          disc(ctx, half * 0.18, line);
          ring(ctx, { count: 8, at: half * 0.11, radius: half * 0.03, colour: white });
        },
      });
    });
  }
}

/** A small flowering plant, its root at the bottom. */
function buti(
  ctx: Context,
  size: number,
  { dyes, slip, kind }: { dyes: Dyes; slip: Table['slip']; kind: number },
): void {
  const { line, first, second } = dyes;
  const stem: PathPoint[] = [
    [-size * 0.06, size * 0.5],
    [size * 0.05, size * 0.2],
    [0, -size * 0.08],
  ];
  const leafAt = (x: number, y: number, turn: number, draw: () => void) => {
    ctx.save();
    ctx.translate(x * size, y * size);
    ctx.rotate(turn);
    draw();
    ctx.restore();
  };
  const leaves = [
    [0.03, 0.3, 1],
    [0, 0.36, -1.05],
    [0.04, 0.1, 0.8],
    [0, 0.14, -0.85],
  ] as const;
  const shape = () => petal(size * 0.02, size * 0.3, size * 0.1);
  const head = (draw: () => void) => leafAt(0, -0.22, kind % 2 === 0 ? 0 : 0.2, draw);
  inTwoBlocks(ctx, slip, {
    fill: () => {
      for (const [x, y, turn] of leaves)
        leafAt(x, y, turn, () => filled(ctx, second, () => closedCurve(ctx, shape())));
      head(() =>
        around(ctx, kind === 0 ? 8 : 5, () =>
          filled(ctx, first, () =>
            closedCurve(ctx, petal(size * 0.05, size * 0.27, size * (kind === 0 ? 0.085 : 0.13))),
          ),
        ),
      );
    },
    line: () => {
      const pen = { colour: line, width: size * 0.026 };
      lined(ctx, pen, () => openCurve(ctx, stem));
      for (const [x, y, turn] of leaves)
        leafAt(x, y, turn, () => {
          lined(ctx, pen, () => closedCurve(ctx, shape()));
          lined(ctx, { ...pen, width: size * 0.016 }, () =>
            openCurve(ctx, [
              [0, -size * 0.06],
              [0, -size * 0.22],
            ]),
          );
        });
      head(() => {
        around(ctx, kind === 0 ? 8 : 5, () =>
          lined(ctx, pen, () =>
            closedCurve(ctx, petal(size * 0.05, size * 0.28, size * (kind === 0 ? 0.09 : 0.135))),
          ),
        );
        disc(ctx, size * 0.07, line);
        ring(ctx, { count: 5, at: size * 0.035, radius: size * 0.013, colour: dyes.ground });
      });
    },
  });
}

/** Bagru: small plants in staggered rows on undyed cloth, a hand's turn in each. */
export function butis({ sheet, spec, dyes, slip }: Table): void {
  const size = 118 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.62,
    stagger: true,
    rng: spec.rng,
  });
  const radius = Math.min(grid.cellWidth, grid.cellHeight * 1.7) * 0.42;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.6 }, ({ ctx, rng }) => {
      ctx.translate(rng.range(-1.6, 1.6), rng.range(-1.6, 1.6));
      ctx.rotate(rng.range(-0.045, 0.045));
      buti(ctx, radius * 1.75, { dyes, slip, kind: at.row % 2 });
    });
    const between = { ...at, x: at.x + grid.cellWidth / 2, radius };
    placeFigure(sheet, spec, { at: between, reach: 1 }, ({ ctx }) => {
      ring(ctx, { count: 4, at: radius * 0.13, radius: radius * 0.05, colour: dyes.first });
      disc(ctx, radius * 0.04, dyes.line);
    });
  }
}

/** Jaal: a net of leafy ogees with a blossom in each. */
export function jaal({ sheet, spec, dyes, slip }: Table): void {
  const { line, first, second } = dyes;
  const size = 176 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.62,
    stagger: true,
    rng: spec.rng,
  });
  const [w, h] = [grid.cellWidth / 2, grid.cellHeight];
  /** The upper right side of an ogee; the other side is its mirror. */
  const side = (t: number, mirror: number): PathPoint => [
    mirror * w * (0.5 - 0.5 * Math.cos(Math.PI * t)),
    -h + h * t,
  ];
  for (const at of grid.points) {
    placeFigure(
      sheet,
      spec,
      { at: { ...at, radius: Math.max(w, h) }, reach: 1.35 },
      ({ ctx, rng }) => {
        for (const mirror of [-1, 1]) {
          const points = Array.from({ length: 13 }, (_, i) => side(i / 12, mirror));
          lined(ctx, { colour: line, width: w * 0.035 }, () => openCurve(ctx, points));
          for (const [i, t] of [0.14, 0.32, 0.5, 0.68, 0.86].entries()) {
            const [x, y] = side(t, mirror);
            for (const out of [-1, 1]) {
              ctx.save();
              ctx.translate(x, y);
              ctx.rotate(mirror * (Math.PI * 0.72) + out * 0.9);
              const leaf = petal(w * 0.03, w * 0.26, w * 0.085);
              inTwoBlocks(ctx, slip, {
                fill: () => filled(ctx, i % 2 === 0 ? second : first, () => closedCurve(ctx, leaf)),
                line: () =>
                  lined(ctx, { colour: line, width: w * 0.016 }, () => closedCurve(ctx, leaf)),
              });
              ctx.restore();
            }
          }
        }
        ctx.rotate(rng.range(-0.03, 0.03));
        const bloom = (part: number) => petal(w * 0.1, w * 0.44 * part, w * 0.13 * part);
        inTwoBlocks(ctx, slip, {
          fill: () => around(ctx, 8, () => filled(ctx, first, () => closedCurve(ctx, bloom(1)))),
          line: () => {
            around(ctx, 8, () => {
              lined(ctx, { colour: line, width: w * 0.02 }, () => closedCurve(ctx, bloom(1.03)));
              lined(ctx, { colour: line, width: w * 0.014 }, () =>
                openCurve(ctx, [
                  [0, -w * 0.16],
                  [0, -w * 0.32],
                ]),
              );
            });
            disc(ctx, w * 0.13, second);
            ring(ctx, { count: 8, at: w * 0.08, radius: w * 0.022, colour: line });
            disc(ctx, w * 0.035, line);
          },
        });
      },
    );
  }
}

/** Dabu: mud kept these fans, dots and leaves from the vat: pale figures on a dyed ground. */
export function dabu({ sheet, spec, dyes, slip }: Table): void {
  const { white, second } = dyes;
  const size = 150 * spec.scale;
  const grid = lattice(sheet.unit, {
    width: size,
    height: size * 0.5,
    stagger: true,
    rng: spec.rng,
  });
  const radius = grid.cellWidth / 2;
  for (const at of grid.points) {
    placeFigure(sheet, spec, { at: { ...at, radius }, reach: 1.1 }, ({ ctx, rng }) => {
      ctx.translate(rng.range(-1.2, 1.2) + slip.x * 0.3, rng.range(-1.2, 1.2));
      ctx.rotate(rng.range(-0.03, 0.03));
      if (at.row % 2 === 0) {
        around(ctx, 10, () =>
          filled(ctx, white, () =>
            closedCurve(ctx, petal(radius * 0.2, radius * 0.68, radius * 0.15)),
          ),
        );
        around(ctx, 10, () =>
          filled(ctx, second, () =>
            closedCurve(ctx, petal(radius * 0.34, radius * 0.56, radius * 0.05)),
          ),
        );
        disc(ctx, radius * 0.15, white);
        ring(ctx, { count: 20, at: radius * 0.8, radius: radius * 0.032, colour: white });
        return;
      }
      around(ctx, 4, () => {
        filled(ctx, white, () =>
          closedCurve(ctx, petal(radius * 0.1, radius * 0.46, radius * 0.15)),
        );
        ctx.rotate(TAU / 8);
        ctx.translate(0, -radius * 0.36);
        disc(ctx, radius * 0.045, white);
      });
      disc(ctx, radius * 0.06, white);
    });
  }
}
