import { bothSides } from '../acanthus.ts';
import { palmette, pomegranate } from '../palmette.ts';
import { scroll } from '../scroll.ts';
import { atPart, type DamaskDesign, leafPair } from './cell.ts';

/** A pomegranate in a frame of long leaves that meet above it, a crown where they meet. */
export const drawPomegranate: DamaskDesign = (pen, cell, { figure, half, ground }) => {
  const { w, h } = cell;
  const edge = {
    points: [
      [0, 0.98],
      [0.3, 0.68],
      [0.78, 0.42],
      [0.94, 0.02],
      [0.7, -0.36],
      [0.34, -0.6],
      [0.06, -0.86],
    ],
    vein: ground,
  } as const;
  leafPair(pen, cell, { ...edge, width: 0.36, colour: figure, lobes: 15 });
  leafPair(pen, cell, {
    points: [
      [0.02, 0.68],
      [0.26, 0.5],
      [0.52, 0.3],
      [0.6, 0.04],
      [0.46, -0.18],
    ],
    vein: ground,
    width: 0.22,
    colour: half,
    lobes: 8,
  });
  bothSides(pen, () => {
    const tone = { colour: half, radius: w * 0.1 };
    scroll(
      pen,
      {
        x: w * 0.3,
        y: -h * 0.34,
        radius: w * 0.17,
        from: Math.PI * 0.9,
        turns: 1.2,
        width: w * 0.055,
      },
      tone,
    );
  });
  atPart(pen, cell, [0, 0.3], () =>
    palmette(
      pen,
      { petals: 9, length: w * 0.66, spread: 1.9, width: w * 0.17 },
      { outer: half, inner: ground },
    ),
  );
  atPart(pen, cell, [0, 0.08], () => pomegranate(pen, w * 0.86, { outer: figure, inner: ground }));
  atPart(pen, cell, [0, -0.2], () =>
    palmette(
      pen,
      { petals: 5, length: w * 0.36, spread: 0.75, width: w * 0.13 },
      { outer: figure, inner: ground },
    ),
  );
  atPart(pen, cell, [0, 0.44, Math.PI], () =>
    palmette(
      pen,
      { petals: 5, length: w * 0.4, spread: 0.85, width: w * 0.15 },
      { outer: figure, inner: ground },
    ),
  );
  atPart(pen, cell, [0, -0.72], () => {
    palmette(
      pen,
      { petals: 7, length: w * 0.36, spread: 1.1, width: w * 0.11 },
      { outer: figure, inner: ground },
    );
    pen.ctx.fillStyle = pen.style === 'line' ? pen.ink : figure;
    pen.ctx.fillRect(-w * 0.22, -w * 0.02, w * 0.44, w * 0.05);
    pen.ctx.fillRect(-w * 0.18, w * 0.05, w * 0.36, w * 0.03);
  });
};
