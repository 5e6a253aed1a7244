import type { Placed } from '../../../core/scatter.ts';
import { inFrame, type Pen } from '../../paint/pen.ts';
import type { Subject } from '../../subject.ts';

export type Growth = {
  flower: Subject;
  at: Placed;
  /** True where figures lie in every direction, as on ditsy cloths. */
  isTossed: boolean;
};

/** A stem of a bunch: how it leans (radians) and its length as a part of the whole. */
type Stem = readonly [lean: number, size: number];

/** A stem leaves most of its circle empty: it may grow beyond it. */
const SLENDER = 1.16;

const BUNCHES: readonly (readonly Stem[])[] = [
  [
    [-0.66, 0.66],
    [0.6, 0.74],
    [-0.04, 1],
  ],
  [
    [0.66, 0.62],
    [-0.5, 0.82],
    [0.1, 0.98],
  ],
  [
    [-0.5, 0.78],
    [0.2, 1],
  ],
];

/** Draws a flower at its place as it grows: stems in bunches, heads with a lesser one behind, blooms turned anyhow. */
export function growFlower(pen: Pen, { flower, at, isTossed }: Growth): void {
  const lean = flower.turns === 'any' || isTossed ? at.turn : (at.turn - Math.PI) * 0.16;
  const isHero = at.name === 'hero';
  inFrame(pen, { turn: lean }, () => {
    if (isHero && flower.habit === 'stem') drawBunch(pen, flower, at.radius);
    else if (isHero && flower.habit === 'head') drawPair(pen, flower, at.radius);
    else flower.draw(pen, at.radius * (flower.habit === 'stem' ? SLENDER : 0.97));
  });
}

/** Stems that part from one foot. */
function drawBunch(pen: Pen, flower: Subject, radius: number): void {
  const flip = pen.rng.pick([-1, 1]);
  for (const [lean, size] of pen.rng.pick(BUNCHES)) {
    inFrame(pen, { y: radius * 1.02, turn: lean * flip }, () => {
      pen.ctx.translate(0, -radius * size * 0.98);
      flower.draw(pen, radius * size * 0.98);
    });
  }
}

/** A head, and a smaller one that leans out from behind it. */
function drawPair(pen: Pen, flower: Subject, radius: number): void {
  const side = pen.rng.pick([-1, 1]);
  inFrame(pen, { x: side * radius * 0.62, y: -radius * 0.16, turn: side * 0.5 }, () =>
    flower.draw(pen, radius * 0.62),
  );
  inFrame(pen, { x: -side * radius * 0.16, y: radius * 0.08, turn: -side * 0.08 }, () =>
    flower.draw(pen, radius * 0.84),
  );
}
