import type { ClothGarment } from '../design/garment.ts';
import { blazer } from './blazer.ts';
import { blouse } from './blouse.ts';
import { gown, slipDress } from './cami-dresses.ts';
import { camisole } from './camisole.ts';
import { cardigan } from './cardigan.ts';
import { coat, kimono, trench } from './coats.ts';
import { dress, shirtDress, wrapDress } from './dresses.ts';
import { hoodie } from './hoodie.ts';
import { bomber, denimJacket, jacket, vest } from './jackets.ts';
import { jumpsuit, playsuit } from './jumpsuits.ts';
import { polo } from './polo.ts';
import { shirt } from './shirt.ts';
import { skirt } from './skirt.ts';
import { knitDress, shiftDress } from './straight-dresses.ts';
import { sweater } from './sweater.ts';
import { sweatshirt } from './sweatshirt.ts';
import { swimsuit } from './swimsuit.ts';
import { tShirt } from './t-shirt.ts';
import { tank } from './tank.ts';
import { cargo, jeans, joggers, leggings, shorts, trousers } from './trousers.ts';

/** The garments that can be made of a picture, a line each. */
export const GARMENTS: readonly ClothGarment[] = [
  tShirt,
  tank,
  camisole,
  shirt,
  blouse,
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
  kimono,
  skirt,
  trousers,
  jeans,
  cargo,
  joggers,
  shorts,
  leggings,
  dress,
  shirtDress,
  wrapDress,
  shiftDress,
  knitDress,
  slipDress,
  gown,
  jumpsuit,
  playsuit,
  swimsuit,
];
