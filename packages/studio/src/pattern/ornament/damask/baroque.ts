import { bothSides } from '../acanthus.ts';
import { beads, palmette } from '../palmette.ts';
import { scroll } from '../scroll.ts';
import { atPart, type DamaskDesign, leafPair } from './cell.ts';

/** Great leaves that wind into volutes to both sides of a vase of palmettes. */
export const drawBaroque: DamaskDesign = (pen, room, { figure, half, ground }) => {
  const cell = { w: room.w * 0.86, h: room.h * 0.92 };
  const { w, h } = cell;
  const leaf = { vein: ground, colour: figure };
  bothSides(pen, () => {
    const tone = { colour: figure, radius: w * 0.2 };
    scroll(
      pen,
      {
        x: w * 0.56,
        y: h * 0.26,
        radius: w * 0.3,
        from: Math.PI * 0.62,
        turns: -1.55,
        width: w * 0.1,
      },
      tone,
    );
    scroll(
      pen,
      {
        x: w * 0.46,
        y: -h * 0.34,
        radius: w * 0.22,
        from: Math.PI * 0.75,
        turns: 1.4,
        width: w * 0.08,
      },
      tone,
    );
  });
  leafPair(pen, cell, {
    ...leaf,
    points: [
      [0, 0.84],
      [0.2, 0.62],
      [0.46, 0.5],
      [0.84, 0.46],
      [0.98, 0.28],
      [0.9, 0.12],
    ],
    width: 0.4,
    lobes: 9,
  });
  leafPair(pen, cell, {
    ...leaf,
    colour: half,
    points: [
      [0.28, 0.5],
      [0.5, 0.6],
      [0.66, 0.72],
      [0.62, 0.86],
    ],
    width: 0.28,
    lobes: 5,
  });
  leafPair(pen, cell, {
    ...leaf,
    points: [
      [0.04, 0.36],
      [0.16, 0.12],
      [0.5, 0.02],
      [0.78, -0.1],
      [0.84, -0.28],
      [0.68, -0.3],
    ],
    width: 0.36,
    lobes: 9,
  });
  leafPair(pen, cell, {
    ...leaf,
    colour: half,
    points: [
      [0.3, 0.06],
      [0.34, -0.08],
      [0.3, -0.22],
      [0.16, -0.26],
    ],
    width: 0.24,
    lobes: 5,
  });
  leafPair(pen, cell, {
    ...leaf,
    points: [
      [0.02, -0.26],
      [0.16, -0.5],
      [0.4, -0.6],
      [0.56, -0.74],
      [0.42, -0.84],
    ],
    width: 0.32,
    lobes: 7,
  });
  atPart(pen, cell, [0, 0.42, Math.PI], () =>
    palmette(
      pen,
      { petals: 7, length: w * 0.46, spread: 1.2, width: w * 0.15 },
      { outer: half, inner: ground },
    ),
  );
  atPart(pen, cell, [0, 0.4], () =>
    palmette(
      pen,
      { petals: 5, length: w * 0.62, spread: 0.8, width: w * 0.2 },
      { outer: figure, inner: ground },
    ),
  );
  atPart(pen, cell, [0, -0.2], () =>
    palmette(
      pen,
      { petals: 7, length: w * 0.5, spread: 1.15, width: w * 0.15 },
      { outer: figure, inner: ground },
    ),
  );
  atPart(pen, cell, [0, -0.66], () =>
    palmette(
      pen,
      { petals: 3, length: w * 0.36, spread: 0.55, width: w * 0.14 },
      { outer: half, inner: ground },
    ),
  );
  beads(
    pen,
    [0, 1, 2, 3, 4].map((i) => [0, -h * (0.9 + i * 0.04)] as const),
    { radius: w * 0.04, colour: figure },
  );
};
