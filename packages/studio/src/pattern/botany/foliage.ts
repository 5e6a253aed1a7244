import { adjust, contrast, type Hex, isDark, mix, toLch } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import type { MotifSpec } from '../motif.ts';
import type { BranchTones } from './branch.ts';

/** Test for a green of plants. */
function isGreen(colour: Hex): boolean {
  const [, chroma, hue] = toLch(colour);
  return chroma > 0.02 && hue > 1.7 && hue < 3.1;
}

/** The greens of leaves, or the colours that the prompt asks leaves to have; and the colours of fruit. */
export type Foliage = { leaves: Hex[]; fruits: Hex[] };

/**
 * Foliage follows named colours: where one of them is a green the leaves take it and the
 * fruit the others; where none is, the leaves take the first colours themselves.
 */
export function foliageOf({ palette, namedColours, style }: MotifSpec): Foliage {
  const { ground, blooms, leaves, accent } = palette;
  const washed = style === 'watercolour' && !isDark(ground);
  const seen = (colour: Hex) =>
    contrast(washed ? adjust(colour, -0.08, 1.25) : colour, ground, washed ? 0.34 : 0.16);
  if (namedColours.length === 0 || namedColours.some(isGreen)) {
    const [near, far] = leaves.map(seen);
    const fruits =
      namedColours.length === 1 ? [adjust(far, -0.06), adjust(near, 0.06)] : [accent, blooms[0]];
    const others = namedColours.filter((colour) => !isGreen(colour) && colour !== ground);
    const leafy = [near, far, mix(near, far, 0.5), mix(near, ground, 0.3), ...others.map(seen)];
    return { leaves: leafy, fruits: [...fruits, ...others.map(seen)] };
  }
  const [lead, second] = blooms.map(seen);
  const deeper = adjust(lead, isDark(ground) ? 0.1 : -0.1);
  const others =
    namedColours.length > 1 ? [second, mix(lead, second, 0.5)] : [mix(lead, ground, 0.25)];
  return { leaves: [lead, deeper, mix(lead, ground, 0.34), ...others], fruits: [accent, deeper] };
}

/** Colours for one branch. */
export function branchTones({ leaves, fruits }: Foliage, rng: Rng, ground: Hex): BranchTones {
  const leaf = rng.pick(leaves);
  return {
    leaf,
    back: mix(leaf, ground, 0.28),
    stem: isDark(ground) ? adjust(leaf, -0.03, 0.8) : adjust(leaf, -0.1, 0.9),
    fruit: rng.pick(fruits),
  };
}

/** The same colours far behind: most of the way to the ground. */
export function fade(
  { leaf, back, stem, fruit }: BranchTones,
  ground: Hex,
  by: number,
): BranchTones {
  const into = (colour: Hex) => mix(colour, ground, by);
  return { leaf: into(leaf), back: into(back), stem: into(stem), fruit: into(fruit) };
}
