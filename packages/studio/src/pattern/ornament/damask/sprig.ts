import { bothSides } from '../acanthus.ts';
import { palmette } from '../palmette.ts';
import { scroll } from '../scroll.ts';
import { atPart, type DamaskDesign, leafPair } from './cell.ts';

/** A small formal tulip on two leaves: brocade. */
export const drawSprig: DamaskDesign = (pen, cell, { figure, half, ground }) => {
  const { w, h } = cell;
  leafPair(pen, cell, {
    points: [
      [0, 0.5],
      [0.34, 0.34],
      [0.6, 0.06],
      [0.44, -0.12],
    ],
    width: 0.34,
    colour: figure,
    vein: ground,
    lobes: 5,
  });
  leafPair(pen, cell, {
    points: [
      [0.02, 0.3],
      [0.26, 0.06],
      [0.42, -0.26],
      [0.3, -0.4],
    ],
    width: 0.22,
    colour: half,
    vein: ground,
    lobes: 4,
  });
  bothSides(pen, () =>
    scroll(
      pen,
      { x: w * 0.2, y: h * 0.5, radius: w * 0.2, from: Math.PI, turns: -1.2, width: w * 0.07 },
      { colour: half, radius: w * 0.1 },
    ),
  );
  atPart(pen, cell, [0, 0.16], () =>
    palmette(
      pen,
      { petals: 5, length: w * 0.92, spread: 0.72, width: w * 0.32 },
      { outer: figure, inner: ground },
    ),
  );
  atPart(pen, cell, [0, 0.18], () =>
    palmette(
      pen,
      { petals: 3, length: w * 0.4, spread: 0.5, width: w * 0.2 },
      { outer: half, inner: ground },
    ),
  );
};
