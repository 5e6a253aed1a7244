import type { landingWords } from '@toile/contract';
import { findLandingPicture, type LandingPicture } from './landing-picture.ts';
import { SWATCHES, type Swatch } from './swatches.ts';

/** The cloths from which `npm run draw-landing-pictures` cuts a garment. */
type CutName = keyof typeof landingWords.slideshow.garments;

/** A cloth, its tile for browsers that read AVIF, and the picture of the garment cut from it. */
export type Slide = Swatch<CutName> & { tile: string; picture: LandingPicture };

const TILES = import.meta.glob<string>('../images/cloths/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

const ORDER: readonly CutName[] = [
  'poppies',
  'indigo-ikat',
  'paper-cut',
  'leaves',
  'deco-fans',
  'swallows',
];

/** The slideshow's order. */
export const SLIDES: readonly Slide[] = ORDER.flatMap((name) => {
  const swatch = SWATCHES.find((each) => each.name === name);
  const picture = findLandingPicture(`garments/${name}`);
  const tile = TILES[`../images/cloths/${name}.avif`];
  return swatch && tile && picture ? [{ name, url: swatch.url, tile, picture }] : [];
});
