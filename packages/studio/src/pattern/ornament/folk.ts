import type { Hex } from '../../core/colour.ts';
import { TAU } from '../../core/interpolate.ts';
import { closedCurve, type PathPoint } from '../../core/smooth-path.ts';
import { drawStalk, stalkThrough } from '../botany/stalk.ts';
import { paint } from '../paint/paint.ts';
import { inFrame, type Pen } from '../paint/pen.ts';
import { bothSides } from './acanthus.ts';
import { littleBird } from './little-bird.ts';
import { teardrop } from './palmette.ts';
import { pointed } from './rimmed.ts';

export type FolkTones = { red: Hex; blue: Hex; gold: Hex; leaf: Hex; pale: Hex };

const shape = (pen: Pen, points: readonly PathPoint[], colour: Hex, length: number) =>
  paint(pen, (ctx) => closedCurve(ctx, points, 0.9), { colour, length, width: length });

const bead = (pen: Pen, [x, y, r]: readonly [number, number, number], colour: Hex) =>
  inFrame(pen, { x, y }, () =>
    paint(pen, (ctx) => ctx.arc(0, 0, r, 0, TAU), { colour, radius: r }),
  );

/** A heart about (0, 0) with a smaller one and beads in it. */
export function folkHeart(pen: Pen, size: number, { red, pale, gold }: FolkTones): void {
  const heart = (s: number): PathPoint[] => [
    [0, s * 0.62],
    [s * 0.34, s * 0.26],
    [s * 0.6, -s * 0.14],
    [s * 0.48, -s * 0.48],
    [s * 0.2, -s * 0.48],
    [0, -s * 0.24],
    [-s * 0.2, -s * 0.48],
    [-s * 0.48, -s * 0.48],
    [-s * 0.6, -s * 0.14],
    [-s * 0.34, s * 0.26],
  ];
  shape(pen, heart(size), red, size);
  shape(pen, heart(size * 0.66), pale, size);
  shape(pen, heart(size * 0.46), gold, size);
}

/** A tulip from the side with a heart-shaped middle, about (0, 0). */
export function folkTulip(pen: Pen, size: number, { red, gold, pale, leaf }: FolkTones): void {
  inFrame(pen, { y: size * 0.62 }, () => {
    bothSides(pen, () => {
      inFrame(pen, { turn: 0.62 }, () => shape(pen, pointed(size * 1.36, size * 0.56), red, size));
      inFrame(pen, { turn: 1.1 }, () => shape(pen, pointed(size * 0.7, size * 0.26), leaf, size));
    });
    shape(pen, teardrop(size * 1.2, size * 0.84), gold, size);
    inFrame(pen, { y: -size * 0.2 }, () =>
      shape(pen, teardrop(size * 0.8, size * 0.5), pale, size),
    );
    inFrame(pen, { y: -size * 0.34 }, () =>
      shape(pen, teardrop(size * 0.5, size * 0.26), red, size),
    );
  });
}

/** A flower of eight petals with a ring of beads, about (0, 0). */
export function folkRosette(pen: Pen, size: number, { red, blue, gold, pale }: FolkTones): void {
  for (const [count, reach, colour, start] of [
    [8, 1, red, 0],
    [8, 0.78, pale, 0],
    [8, 0.56, blue, TAU / 16],
  ] as const) {
    for (let i = 0; i < count; i += 1)
      inFrame(pen, { turn: start + (i / count) * TAU }, () =>
        shape(pen, teardrop(size * reach, size * reach * 0.6), colour, size),
      );
  }
  bead(pen, [0, 0, size * 0.24], gold);
  for (let i = 0; i < 8; i += 1)
    bead(
      pen,
      [Math.cos((i / 8) * TAU) * size * 0.15, Math.sin((i / 8) * TAU) * size * 0.15, size * 0.035],
      red,
    );
}

/** A stalk with leaves in pairs, through points. */
export function folkStem(
  pen: Pen,
  points: readonly PathPoint[],
  { size, colour, bearing }: { size: number; colour: Hex; bearing: readonly number[] },
): void {
  const stalk = stalkThrough(points);
  drawStalk(pen, stalk, { width: size * 0.16, colour, tip: 0.8 });
  for (const t of bearing) {
    const at = stalk(t);
    for (const side of [-1, 1])
      inFrame(pen, { ...at, turn: at.turn + side * 0.9 }, () =>
        shape(pen, teardrop(size, size * 0.44), colour, size),
      );
  }
}

/** A tree of life about (0, 0), 2 × `w` high: tulips and rosettes on scrolling stems, two birds, a heart at its root. */
export function folkTree(pen: Pen, w: number, tones: FolkTones): void {
  const { red, blue, gold, leaf, pale } = tones;
  folkStem(
    pen,
    [
      [0, w * 0.7],
      [0, w * 0.2],
      [0, -w * 0.6],
    ],
    { size: w * 0.17, colour: leaf, bearing: [0.3, 0.62, 0.82] },
  );
  bothSides(pen, () => {
    folkStem(
      pen,
      [
        [0, w * 0.6],
        [w * 0.34, w * 0.66],
        [w * 0.6, w * 0.48],
        [w * 0.62, w * 0.3],
      ],
      { size: w * 0.15, colour: leaf, bearing: [0.34, 0.66] },
    );
    folkStem(
      pen,
      [
        [0, w * 0.04],
        [w * 0.26, -w * 0.02],
        [w * 0.44, -w * 0.2],
        [w * 0.46, -w * 0.4],
      ],
      { size: w * 0.13, colour: leaf, bearing: [0.4, 0.7] },
    );
    inFrame(pen, { x: w * 0.62, y: w * 0.26 }, () =>
      folkRosette(pen, w * 0.2, { ...tones, red: blue, blue: red }),
    );
    inFrame(pen, { x: w * 0.46, y: -w * 0.5, turn: 0.2 }, () =>
      folkTulip(pen, w * 0.15, { ...tones, red: gold, gold: red }),
    );
    inFrame(pen, { x: w * 0.44, y: w * 0.86 }, () => {
      pen.ctx.scale(-1, 1);
      littleBird(pen, w * 0.27, { body: blue, wing: red, mark: pale, beak: gold });
    });
    bead(pen, [w * 0.2, w * 0.34, w * 0.045], gold);
    bead(pen, [w * 0.72, w * 0.62, w * 0.04], red);
    bead(pen, [w * 0.2, -w * 0.32, w * 0.04], red);
  });
  inFrame(pen, { y: w * 0.78 }, () => folkHeart(pen, w * 0.32, tones));
  inFrame(pen, { y: -w * 0.74 }, () => folkTulip(pen, w * 0.27, tones));
  inFrame(pen, { y: w * 0.1 }, () => folkRosette(pen, w * 0.2, tones));
}
