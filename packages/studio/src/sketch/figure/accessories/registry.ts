import type { Accessory } from './accessory.ts';
import { handbag, tote } from './bags.ts';
import { basket } from './basket.ts';
import { bertha } from './bertha.ts';
import { braces, sporran } from './braces.ts';
import { bucketBag } from './bucket-bag.ts';
import { glasses, goggles, sunglasses } from './eyewear.ts';
import { gloves, longGloves } from './gloves.ts';
import { hairFlower } from './hair-flower.ts';
import { beanie, beret, cap, fedora, panama, strawHat, wideBrim } from './hats.ts';
import { aliceBand, flowerCrown, hairBow, headband, tiara } from './head-bands.ts';
import { bandana, headWrap } from './head-wraps.ts';
import { bouquet, cane, umbrella } from './held.ts';
import { fishnets, kneeSocks, legWarmers, stockings, tights } from './hosiery.ts';
import {
  bangles,
  brooch,
  chandelierEarrings,
  choker,
  corsage,
  earrings,
  hoops,
  longPearls,
  necklace,
  pearls,
} from './jewellery.ts';
import { bowTie, necktie } from './neckwear.ts';
import { scarf } from './scarf.ts';
import { backpack, beltBag, clutch, crossBody } from './small-bags.ts';
import { bucketHat, fascinator, visor } from './soft-hats.ts';
import { conicalHat, fez, flatCap, furHat, pillbox } from './stiff-hats.ts';
import { stole } from './stole.ts';
import { longVeil, veil } from './veils.ts';

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
  veil,
  longVeil,
  headband,
  aliceBand,
  tiara,
  flowerCrown,
  hairBow,
  headWrap,
  bandana,
  bucketHat,
  visor,
  fascinator,
  braces,
  sporran,
  gloves,
  longGloves,
  beltBag,
  clutch,
  crossBody,
  backpack,
  cane,
  umbrella,
  bouquet,
  necklace,
  pearls,
  choker,
  chandelierEarrings,
  hoops,
  earrings,
  bangles,
  brooch,
  corsage,
  tights,
  stockings,
  fishnets,
  kneeSocks,
  legWarmers,
  strawHat,
  panama,
  stole,
  pillbox,
  flatCap,
  conicalHat,
  fez,
  furHat,
  goggles,
  hairFlower,
  longPearls,
  bucketBag,
  basket,
  bertha,
];

/** The accessory of an id, where there is one. */
export const findAccessory = (id: string): Accessory | undefined =>
  ACCESSORIES.find((one) => one.id === id);
