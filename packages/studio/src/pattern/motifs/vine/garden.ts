import { adjust, type Hex, isDark, mix } from '../../../core/colour.ts';
import type { Sheet } from '../../../core/sheet.ts';
import { type Foliage, foliageOf } from '../../botany/foliage.ts';
import type { MotifSpec } from '../../motif.ts';
import type { BlossomTones } from '../../ornament/blossoms.ts';
import type { Pen } from '../../paint/pen.ts';

/** Colours of the parts of a vine. */
export type Tones = {
  stem: Hex;
  leaves: readonly Hex[];
  behind: Hex;
  blooms: readonly Hex[];
  heart: Hex;
  bird: Hex;
};

/** What every design of the vine is drawn with. */
export type Garden = { sheet: Sheet; spec: MotifSpec; tones: Tones; foliage: Foliage };

/** Leaves and stems by the foliage, flowers by the palette. */
export function tonesOf(spec: MotifSpec): Tones {
  const { palette } = spec;
  const foliage = foliageOf(spec);
  const [near, far] = foliage.leaves;
  return {
    stem: isDark(palette.ground) ? adjust(near, 0.06) : adjust(far, -0.06),
    leaves: foliage.leaves.slice(0, 3),
    behind: mix(near, palette.ground, 0.66),
    blooms: palette.blooms,
    heart: palette.accent,
    bird: palette.blooms[2],
  };
}

/** The colours of one flower, drawn by lot. */
export const blossomTones = ({ blooms, heart, leaves }: Tones, pen: Pen): BlossomTones => {
  const k = pen.rng.int(0, 2);
  return { outer: blooms[k], inner: blooms[(k + 1) % 3], heart, leaf: leaves[1] };
};
