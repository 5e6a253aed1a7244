import type { Accessory } from './accessory.ts';
import { handbag, tote } from './bags.ts';
import { glasses, sunglasses } from './eyewear.ts';
import { beanie, beret, cap, fedora, wideBrim } from './hats.ts';
import { bowTie, necktie } from './neckwear.ts';
import { scarf } from './scarf.ts';

/** All things worn or carried beside the clothes. */
export const ACCESSORIES: readonly Accessory[] = [
  wideBrim,
  fedora,
  beanie,
  beret,
  cap,
  glasses,
  sunglasses,
  handbag,
  tote,
  necktie,
  bowTie,
  scarf,
];
