import { findLandingPicture, type LandingPicture } from './landing-picture.ts';
import { SWATCHES, type Swatch } from './swatches.ts';

/** A cloth, its tile for browsers that read AVIF, the garment that is cut from it, and its picture. */
export type Slide = Swatch & { tile: string; garment: string; picture: LandingPicture };

const TILES = import.meta.glob<string>('../images/cloths/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

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
  const tile = TILES[`../images/cloths/${name}.avif`];
  return swatch && tile && picture ? [{ ...swatch, tile, garment, picture }] : [];
});
