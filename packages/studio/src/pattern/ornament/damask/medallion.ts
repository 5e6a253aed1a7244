import { polygon } from '../../../core/smooth-path.ts';
import { paint } from '../../paint/paint.ts';
import { bothSides } from '../acanthus.ts';
import { beads, palmette } from '../palmette.ts';
import { scroll } from '../scroll.ts';
import { atPart, type DamaskDesign, leafPair, ogeeEdges, ogeePoints } from './cell.ts';

/** A palmette among curling acanthus, framed by a beaded ogee. */
export const drawMedallion: DamaskDesign = (pen, cell, tones) => {
  drawFrame(pen, cell, tones);
  drawBouquet(pen, { w: cell.w * 0.86, h: cell.h * 0.86 }, tones);
};

/** The ogee: a double band with beads, a lozenge at its foot. */
const drawFrame: DamaskDesign = (pen, cell, { figure, half, ground }) => {
  const { w } = cell;
  const { ctx } = pen;
  ctx.lineCap = 'round';
  for (const [width, colour] of [
    [0.1, half],
    [0.055, ground],
    [0.02, half],
  ] as const) {
    ctx.strokeStyle = pen.style === 'line' ? pen.ink : colour;
    ctx.lineWidth = w * width;
    if (pen.style === 'line' && colour !== half) continue;
    ctx.beginPath();
    ogeeEdges(pen, cell);
    ctx.stroke();
  }
  bothSides(pen, () => beads(pen, ogeePoints(cell, 11), { radius: w * 0.05, colour: figure }));
  atPart(pen, cell, [0, 1], () => {
    for (const [size, colour] of [
      [0.2, figure],
      [0.12, ground],
      [0.075, figure],
    ] as const) {
      const r = size * w;
      paint(
        pen,
        (c) =>
          polygon(c, [
            [0, -r * 1.25],
            [r * 0.8, 0],
            [0, r * 1.25],
            [-r * 0.8, 0],
          ]),
        { colour, radius: r },
      );
    }
  });
};

const drawBouquet: DamaskDesign = (pen, cell, { figure, half, ground }) => {
  const { w, h } = cell;
  const leaf = { vein: ground, colour: figure };
  leafPair(pen, cell, {
    ...leaf,
    colour: half,
    points: [
      [0.05, 0.52],
      [0.36, 0.36],
      [0.46, 0.08],
      [0.66, -0.06],
      [0.78, 0.06],
    ],
    width: 0.34,
    lobes: 6,
  });
  leafPair(pen, cell, {
    ...leaf,
    points: [
      [0.02, 0.78],
      [0.2, 0.56],
      [0.55, 0.42],
      [0.72, 0.18],
      [0.52, 0.12],
    ],
    width: 0.36,
    lobes: 7,
  });
  leafPair(pen, cell, {
    ...leaf,
    points: [
      [0.06, 0.2],
      [0.4, 0.1],
      [0.6, -0.16],
      [0.5, -0.38],
      [0.26, -0.32],
    ],
    width: 0.34,
    lobes: 6,
  });
  leafPair(pen, cell, {
    ...leaf,
    colour: half,
    points: [
      [0.02, -0.2],
      [0.2, -0.42],
      [0.3, -0.58],
      [0.16, -0.7],
    ],
    width: 0.24,
    lobes: 5,
  });
  atPart(pen, cell, [0, 0.1], () =>
    palmette(
      pen,
      { petals: 9, length: w * 0.74, spread: 1.5, width: w * 0.2 },
      { outer: figure, inner: ground },
    ),
  );
  atPart(pen, cell, [0, 0.12], () =>
    palmette(
      pen,
      { petals: 5, length: w * 0.36, spread: 1.05, width: w * 0.17 },
      { outer: half, inner: ground },
    ),
  );
  bothSides(pen, () => {
    const tone = { colour: figure, radius: w * 0.1 };
    scroll(
      pen,
      { x: w * 0.2, y: h * 0.12, radius: w * 0.18, from: Math.PI, turns: -1.3, width: w * 0.06 },
      tone,
    );
    scroll(
      pen,
      {
        x: w * 0.17,
        y: h * 0.66,
        radius: w * 0.14,
        from: Math.PI * 0.9,
        turns: 1.25,
        width: w * 0.05,
      },
      tone,
    );
  });
  atPart(pen, cell, [0, 0.44, Math.PI], () =>
    palmette(
      pen,
      { petals: 5, length: w * 0.42, spread: 0.9, width: w * 0.16 },
      { outer: figure, inner: ground },
    ),
  );
  atPart(pen, cell, [0, -0.5], () =>
    palmette(
      pen,
      { petals: 3, length: w * 0.34, spread: 0.62, width: w * 0.15 },
      { outer: figure, inner: ground },
    ),
  );
  const drop: [number, number][] = [0, 1, 2, 3].map((i) => [0, -h * (0.74 + i * 0.055)]);
  beads(pen, drop, { radius: w * 0.045, colour: figure });
};
