import { adjust, type Hex } from '../../../core/colour.ts';
import type { Pen } from '../../paint/pen.ts';
import { tint, tintWhite } from '../pieces/tints.ts';

/** The colours of one flower: its own, deeper towards the heart, paler towards the rim. */
export type Bloom = { colour: Hex; deep: Hex; pale: Hex };

const shadesOf = (colour: Hex): Bloom => ({
  colour,
  deep: adjust(colour, -0.1, 1.12),
  pale: adjust(colour, 0.07, 0.88),
});

/** A flower that comes in any colour takes one of the palette's blooms. */
export const anyBloom = ({ palette, rng }: Pen): Bloom => shadesOf(rng.pick(palette.blooms));

/** A flower known by its colour keeps it, as far as the prompt's colours allow. */
export const knownBloom = (pen: Pen, colour: Hex): Bloom => shadesOf(pen.natural(colour));

/** A flower known by some colours takes one of them, set off from the ground. */
export const naturalBloom = (pen: Pen, colours: readonly Hex[]): Bloom =>
  shadesOf(tint(pen, pen.rng.pick(colours)));

/** A white flower: shaded at its roots, so that it stands off a pale ground as well. */
export const whiteBloom = (pen: Pen): Bloom => {
  const colour = tintWhite(pen, '#fbf8ee');
  return { colour, deep: adjust(colour, -0.13, 1.3), pale: adjust(colour, 0.02) };
};
