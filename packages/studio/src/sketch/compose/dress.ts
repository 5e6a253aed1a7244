import { createRng } from '../../core/rng.ts';
import type { SceneBuilder } from '../../core/scene/scene-builder.ts';
import type { Body } from '../figure/body.ts';
import type { Piece, Place } from '../garments/garment.ts';
import type { Outfit } from '../outfit/outfit.ts';
import { inThread } from './in-thread.ts';

/** From the skin outwards: what is drawn later on the same layer lies above. */
const INWARD: readonly Place[] = ['lower', 'full', 'upper', 'outer'];
/** What goes below a shirt that is worn as well. */
const BELOW_SHIRTS: ReadonlySet<string> = new Set(['knit', 'top', 't-shirt']);
const depthOf = ({ garment }: Piece) =>
  INWARD.indexOf(garment.place) - (BELOW_SHIRTS.has(garment.id) ? 0.5 : 0);

/** A skirt beside a whole garment is tied over it: a sarong over a swimsuit. */
const layered = (pieces: readonly Piece[]): Piece[] => {
  const sorted = pieces.toSorted((a, b) => depthOf(a) - depthOf(b));
  const isOver = ({ garment }: Piece) =>
    garment.place === 'lower' && pieces.some((one) => one.garment.place === 'full');
  return [...sorted.filter((one) => !isOver(one)), ...sorted.filter(isOver)];
};

/** Draws every garment of an outfit on a body. */
export function dress(
  scene: SceneBuilder,
  body: Body,
  { outfit, seed }: { outfit: Outfit; seed: string },
): void {
  const { pieces } = outfit;
  for (const piece of layered(pieces)) {
    const rng = createRng(`${seed}|${piece.garment.id}`);
    const own = piece.thread ? inThread(scene, piece.thread) : scene;
    piece.garment.build({ body, scene: own, rng, piece, outfit: pieces });
  }
}
