import { type Hex, isDark } from '../../../core/colour.ts';
import type { MotifSpec } from '../../motif.ts';

/** The colours of the shapes, and that of their outlines, shadows and hatching. */
export type Inks = { colours: readonly Hex[]; ink: Hex };

/** Bright colours against one ink, as dark or light as the ground is not. */
export function inksOf({ palette, namedColours }: MotifSpec): Inks {
  const { blooms, leaves, accent, dark, light, ground } = palette;
  const all = namedColours.length > 1 ? namedColours : [...blooms, leaves[0], accent];
  return {
    colours: all.filter((colour) => colour !== ground),
    ink: isDark(ground) ? light : dark,
  };
}
