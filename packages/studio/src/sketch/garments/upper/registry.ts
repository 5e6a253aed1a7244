import type { Garment } from '../garment.ts';
import { bikerJacket } from './biker-jacket.ts';
import { blazer } from './blazer.ts';
import { blouse } from './blouse.ts';
import { bomber } from './bomber.ts';
import { boucleJacket } from './boucle-jacket.ts';
import { cape } from './cape.ts';
import { cardigan } from './cardigan.ts';
import { coat } from './coat.ts';
import { corset } from './corset.ts';
import { denimJacket } from './denim-jacket.ts';
import { hoodie } from './hoodie.ts';
import { jacket } from './jacket.ts';
import { kimono } from './kimono.ts';
import { knit } from './knit.ts';
import { overcoat } from './overcoat.ts';
import { polo } from './polo.ts';
import { puffer } from './puffer.ts';
import { shirt } from './shirt.ts';
import { sweatshirt } from './sweatshirt.ts';
import { tShirt } from './t-shirt.ts';
import { top } from './top.ts';
import { trench } from './trench.ts';
import { vest } from './vest.ts';

/** Every garment of the upper body. */
export const UPPER_GARMENTS: readonly Garment[] = [
  shirt,
  blouse,
  tShirt,
  polo,
  knit,
  hoodie,
  sweatshirt,
  top,
  corset,
  blazer,
  vest,
  cardigan,
  jacket,
  bikerJacket,
  denimJacket,
  boucleJacket,
  bomber,
  puffer,
  coat,
  trench,
  overcoat,
  kimono,
  cape,
];
