import type { LabColour } from '../parse/colour-model.ts';
import type { Superpixels } from '../superpixels/superpixels.ts';

/** Largest distance of a colour of the same cloth from those under the dots, light counting less. */
const SAME_CLOTH = 14;

/** Least part of the pieces of the dots' colour that lie together with the dots: a print has them all over. */
const TOGETHER = 0.8;

/** Least part of all pieces that has other colours: less is a button, a fold or a badge. */
const OTHER = 0.12;

type Cloths = {
  pieces: Superpixels;
  /** Pieces under the dots. */
  wanted: readonly number[];
  /** Test for a piece of the same part of the person as under the dots. */
  isSamePart: (k: number) => boolean;
  gapOf: (colour: LabColour) => number;
};

/**
 * Test for pieces of another cloth than that under the dots, though they are seen as the same part:
 * a shirt in a coat, a bag before it. Where the dots' colour comes back all over the part there is
 * one cloth with a print, and no piece is another's.
 */
export function otherCloth({ pieces, wanted, isSamePart, gapOf }: Cloths): (k: number) => boolean {
  const { count, lab, areaPx, borders } = pieces;
  const isLike = Uint8Array.from({ length: count }, (_, k) =>
    isSamePart(k) && gapOf([lab[k * 3], lab[k * 3 + 1], lab[k * 3 + 2]]) < SAME_CLOTH ? 1 : 0,
  );
  const reached = reach(wanted, isLike, borders);
  const sums = { all: 0, like: 0, together: 0 };
  for (let k = 0; k < count; k += 1) {
    if (!isSamePart(k)) continue;
    sums.all += areaPx[k];
    if (isLike[k]) sums.like += areaPx[k];
    if (reached[k]) sums.together += areaPx[k];
  }
  const isPrint = sums.together < sums.like * TOGETHER;
  if (isPrint || sums.all - sums.like < sums.all * OTHER) return () => false;
  return (k) => isLike[k] === 0;
}

/** Pieces that are joined to the sources by pieces that are alike. */
function reach(
  sources: readonly number[],
  isLike: Uint8Array,
  { from, to }: Superpixels['borders'],
): Uint8Array {
  const reached = new Uint8Array(isLike.length);
  for (const k of sources) reached[k] = 1;
  for (let grew = true; grew; ) {
    grew = false;
    for (let at = 0; at < from.length; at += 1) {
      const [a, b] = [from[at], to[at]];
      if (reached[a] === reached[b] || !isLike[a] || !isLike[b]) continue;
      reached[a] = 1;
      reached[b] = 1;
      grew = true;
    }
  }
  return reached;
}
