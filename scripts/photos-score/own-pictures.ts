import type { FlatLayOrder } from '@toile/studio/drawing';
import type { Place } from './corpus.ts';

/** Outfits of the figures: plain and printed, of the colour of skin, of one colour above and below. */
export const OUTFITS = [
  'yellow t-shirt with denim shorts',
  'green sweater and black pencil skirt',
  'pink silk blouse with white midi skirt',
  'white shirt and grey trousers',
  'red midi dress',
  'striped breton top with navy trousers',
  'blue tank top and beige shorts',
  'black turtleneck and plaid skirt',
  'floral sundress',
  'orange sleeveless top with white jeans',
  'purple maxi dress with long sleeves',
  "man's white t-shirt and blue jeans",
  'polka dot blouse and red skirt',
  'grey hoodie and black leggings',
  "man's checked shirt and khaki trousers",
  'teal wrap dress',
  'black t-shirt and black trousers',
  'leopard print blouse and brown trousers',
  'tan t-shirt and tan skirt',
  'navy polo shirt and white shorts',
] as const;

/** Garments laid flat, with prints of the ground's own colour among them. */
export const GARMENTS: readonly (FlatLayOrder & { place: Place })[] = [
  upper('crew neck t-shirt', '#1f2a44', 'white', 'letters'),
  upper('crew neck t-shirt', 'red dots on blue', 'wall'),
  upper('crew neck t-shirt', 'white and navy stripes', 'white'),
  upper('shirt, long sleeves', 'blue gingham', 'white'),
  upper('tank top', 'terrazzo pastel', 'white'),
  upper('knit sweater', 'fair isle', 'wall'),
  upper('polo shirt', '#1d6b45', 'white', 'badge'),
  upper('blouse', 'white daisies on red', 'white'),
  upper('hoodie', '#202022', 'white', 'ring'),
  upper('knit turtleneck sweater', 'grey herringbone tweed', 'wall'),
  upper('camisole', 'ditsy floral in dusty pink and sage on cream', 'wall'),
  upper('long sleeve t-shirt', '#b3202a', 'white', 'letters'),
  lower('pleated midi skirt', 'green and navy tartan', 'wall'),
  lower('wide leg trousers', 'pinstripe', 'white'),
  lower('shorts', '#2c4a7a', 'white'),
  lower('pencil skirt', 'white dots on black', 'white'),
  lower('jeans, straight leg', 'indigo ikat on cream', 'wall'),
  full('maxi dress', 'leopard print', 'wall'),
  full('midi dress with puff sleeves', 'large peony bloom on navy', 'white'),
  full('sundress', 'white daisies on yellow', 'white'),
  upper('cardigan', 'oatmeal', 'white'),
  upper('bomber jacket', 'olive', 'wall'),
  upper('peplum top', 'white dots on red', 'white'),
  upper('halter top', 'tropical leaves on white', 'wall'),
  upper('denim jacket', 'light blue', 'white'),
  upper('wrap blouse', '#7a2e5a', 'wall'),
  upper('waistcoat', 'grey herringbone tweed', 'white'),
  upper('tunic', 'blue paisley', 'white'),
  lower('circle skirt', 'red tartan', 'white'),
  lower('mini skirt', 'black leather', 'wall'),
  lower('culottes', 'sand', 'white'),
  lower('cargo trousers', 'khaki', 'wall'),
  lower('maxi skirt', 'batik flowers on indigo', 'white'),
  full('shift dress', 'orange and pink geometric', 'white'),
  full('slip dress', '#b7a68c', 'wall'),
  full('shirt dress', 'blue stripes on white', 'white'),
  full('wrap dress', 'green ferns on cream', 'wall'),
  full('jumpsuit', 'black', 'white'),
];

type Look = FlatLayOrder & { place: Place };

function upper(
  garment: string,
  cloth: string,
  ...[ground, print]: [Look['ground'], Look['print']?]
): Look {
  return { garment, cloth, ground, ...(print && { print }), place: 'upper' };
}

function lower(garment: string, cloth: string, ground: Look['ground']): Look {
  return { garment, cloth, ground, place: 'lower' };
}

function full(garment: string, cloth: string, ground: Look['ground']): Look {
  return { garment, cloth, ground, place: 'full' };
}
