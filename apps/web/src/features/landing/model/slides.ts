import { findLandingPicture, type LandingPicture } from './landing-picture.ts';
import { SWATCHES, type Swatch } from './swatches.ts';

/** A cloth, the garment that is cut from it, and its picture. */
export type Slide = Swatch & { garment: string; picture: LandingPicture };

/** The garments of `npm run draw-landing-pictures`, by the cloth of each. */
const GARMENTS = {
  poppies: 'a midi dress with puff sleeves',
  'indigo-ikat': 'a wrap dress with long sleeves',
  'paper-cut': 'a camp collar shirt with short sleeves',
  leaves: 'a tiered summer dress',
  'deco-fans': 'a silk blouse with a bow',
  swallows: 'wide leg trousers',
};

/** The slideshow's order. */
export const SLIDES: readonly Slide[] = Object.entries(GARMENTS).flatMap(([name, garment]) => {
  const swatch = SWATCHES.find((each) => each.name === name);
  const picture = findLandingPicture(`garments/${name}`);
  return swatch && picture ? [{ ...swatch, garment, picture }] : [];
});
