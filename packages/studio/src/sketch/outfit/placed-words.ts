import type { Detail } from '../garments/features.ts';

/** Embroidery all over a garment and on parts alone. */
export const EMBROIDERIES: readonly Detail[] = [
  'embroidery',
  'sleeve-embroidery',
  'neck-embroidery',
  'hem-embroidery',
];

/** Phrases for embroidery on a part alone: "embroidered cuffs", "embroidery along the hem". */
export function embroideredAt(parts: readonly string[]): string[] {
  return parts.flatMap((part) => [
    `embroidered ${part}`,
    ...['embroidered', 'embroidery'].flatMap((work) =>
      ['at', 'on', 'along', 'around', 'round', 'down'].map((at) => `${work} ${at} the ${part}`),
    ),
  ]);
}

const SIDES = ['side', 'leg', 'sleeve', 'arm', 'side seam', 'outer seam'];
const ARTICLES = ['', 'the ', 'its ', 'each ', 'both '];

/** Phrases for stripes that run along sides, legs or sleeves: "stripes down the sleeves". */
export const STRIPES_ALONG: readonly string[] = ['stripe', 'stripes'].flatMap((stripe) =>
  ['down', 'along', 'up', 'on'].flatMap((along) =>
    ARTICLES.flatMap((article) => SIDES.map((side) => `${stripe} ${along} ${article}${side}`)),
  ),
);
