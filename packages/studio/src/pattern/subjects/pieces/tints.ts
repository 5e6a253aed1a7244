import { contrast, type Hex, isGreen, toLab } from '../../../core/colour.ts';
import type { Pen } from '../../paint/pen.ts';

/** Distance in OKLab from which two colours side by side are told apart at a glance. */
const PLAIN_TO_SEE = 0.17;

/** A thing's natural colour, moved off the ground's lightness until the thing can be seen. */
export const tint = (pen: Pen, natural: Hex): Hex =>
  pen.isSilhouette ? pen.natural(natural) : apart(pen.natural(natural), pen.ground, 0.11);

/** The natural colour of a detail that must stand out from the colour below it. */
export const tintOver = (pen: Pen, natural: Hex, below: Hex): Hex =>
  pen.isSilhouette ? pen.natural(natural) : apart(pen.natural(natural), below, 0.2);

/** The white of a thing with edges of its own: it stays white on pale grounds, but for block prints, which have none. */
export const tintWhite = (pen: Pen, white: Hex): Hex =>
  pen.style === 'block' ? tint(pen, white) : pen.natural(white);

/**
 * One of the colours that a thing has by nature: none that is green where the prompt names colours and
 * a thing has others, for of purple grapes none are green.
 */
export function oneOf(pen: Pen, naturals: readonly Hex[]): Hex {
  const others = pen.hasNamedColours ? naturals.filter((colour) => !isGreen(colour)) : naturals;
  return pen.rng.pick(others.length > 0 ? others : naturals);
}

function apart(colour: Hex, from: Hex, least: number): Hex {
  const [a, b] = [toLab(colour), toLab(from)];
  const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return distance >= PLAIN_TO_SEE ? colour : contrast(colour, from, least);
}
