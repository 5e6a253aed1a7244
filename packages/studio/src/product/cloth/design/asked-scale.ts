import type { Design } from './axes.ts';
import type { DesignWish } from './choose-design.ts';

/** The scale of the print that words ask for, which is the same on any garment. */
export function scaleAsked(wishes: readonly DesignWish[]): Design['scale'] {
  const asked = wishes.find(({ axis, isRefused }) => axis === 'scale' && !isRefused)?.value;
  return asked === 'large' || asked === 'small' ? asked : undefined;
}

/** What the words for the print's scale do to its repeat. */
export const askedScale = (scale: Design['scale']): number =>
  scale === undefined ? 1 : { large: 1.9, small: 0.55 }[scale];
