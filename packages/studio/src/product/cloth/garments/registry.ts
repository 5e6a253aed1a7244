import type { ClothGarment } from '../design/garment.ts';
import { backpack, clutch } from './bags.ts';
import { bikini, sarong, sportsBra } from './beachwear.ts';
import { apron, bib } from './bibs.ts';
import { blazer } from './blazer.ts';
import { blouse, tunic } from './blouse.ts';
import { bowTie } from './bow-tie.ts';
import { gown, slipDress } from './cami-dresses.ts';
import { camisole } from './camisole.ts';
import { cape, poncho } from './capes.ts';
import { cardigan } from './cardigan.ts';
import { cheongsam } from './cheongsam.ts';
import { coat, trench } from './coats.ts';
import { dress, shirtDress, wrapDress } from './dresses.ts';
import { dungarees, pinafore } from './dungarees.ts';
import { baseballCap, bucketHat } from './hats.ts';
import { headband } from './headband.ts';
import { bedding, blanket, curtains, cushion, teaTowel } from './home.ts';
import { hoodie } from './hoodie.ts';
import { bomber, denimJacket, jacket, vest } from './jackets.ts';
import { jumpsuit, playsuit } from './jumpsuits.ts';
import { neckTie } from './neck-tie.ts';
import { polo } from './polo.ts';
import { gilet, puffer } from './puffer.ts';
import { pyjamas } from './pyjamas.ts';
import { kaftan, kimono, kimonoJacket, robe } from './robes.ts';
import { headscarf, scarf } from './scarf.ts';
import { shirt } from './shirt.ts';
import { skirt } from './skirt.ts';
import { smockTop } from './smock-top.ts';
import { socks } from './socks.ts';
import { knitDress, shiftDress } from './straight-dresses.ts';
import { sweater } from './sweater.ts';
import { sweatshirt } from './sweatshirt.ts';
import { swimsuit } from './swimsuit.ts';
import { tShirt } from './t-shirt.ts';
import { tank } from './tank.ts';
import { toteBag } from './tote-bag.ts';
import { trainers } from './trainers.ts';
import {
  cargo,
  culottes,
  jeans,
  joggers,
  leggings,
  shorts,
  swimShorts,
  trousers,
} from './trousers.ts';

/** The garments that can be made of a picture, a line each. */
export const GARMENTS: readonly ClothGarment[] = [
  tShirt,
  tank,
  camisole,
  shirt,
  blouse,
  tunic,
  smockTop,
  polo,
  sweater,
  cardigan,
  hoodie,
  sweatshirt,
  blazer,
  denimJacket,
  bomber,
  jacket,
  vest,
  coat,
  trench,
  puffer,
  gilet,
  cape,
  poncho,
  kimono,
  kimonoJacket,
  robe,
  kaftan,
  skirt,
  trousers,
  jeans,
  cargo,
  joggers,
  shorts,
  swimShorts,
  culottes,
  sarong,
  leggings,
  sportsBra,
  dress,
  shirtDress,
  wrapDress,
  shiftDress,
  knitDress,
  slipDress,
  gown,
  jumpsuit,
  playsuit,
  dungarees,
  pinafore,
  cheongsam,
  pyjamas,
  swimsuit,
  bikini,
  toteBag,
  scarf,
  headscarf,
  neckTie,
  bowTie,
  socks,
  trainers,
  bucketHat,
  baseballCap,
  headband,
  backpack,
  clutch,
  bib,
  apron,
  cushion,
  teaTowel,
  blanket,
  curtains,
  bedding,
];
