import type { Garment } from '../garment.ts';
import { anorak } from './anorak.ts';
import { apron } from './apron.ts';
import { aviator } from './aviator.ts';
import { bikerJacket } from './biker-jacket.ts';
import { blazer } from './blazer.ts';
import { blouse } from './blouse.ts';
import { bolero } from './bolero.ts';
import { bomber } from './bomber.ts';
import { boucleJacket } from './boucle-jacket.ts';
import { bralette } from './bralette.ts';
import { bustier } from './bustier.ts';
import { cape } from './cape.ts';
import { cardigan } from './cardigan.ts';
import { coat } from './coat.ts';
import { corset } from './corset.ts';
import { cropTop } from './crop-top.ts';
import { denimJacket } from './denim-jacket.ts';
import { dressingGown } from './dressing-gown.ts';
import { duffleCoat } from './duffle-coat.ts';
import { gilet } from './gilet.ts';
import { halterTop } from './halter-top.ts';
import { hoodie } from './hoodie.ts';
import { jacket } from './jacket.ts';
import { kimono } from './kimono.ts';
import { knit } from './knit.ts';
import { kurta } from './kurta.ts';
import { morningCoat } from './morning-coat.ts';
import { overcoat } from './overcoat.ts';
import { parka } from './parka.ts';
import { peaCoat } from './pea-coat.ts';
import { peasantBlouse } from './peasant-blouse.ts';
import { polo } from './polo.ts';
import { poncho } from './poncho.ts';
import { puffer } from './puffer.ts';
import { safariJacket } from './safari-jacket.ts';
import { scrubTop } from './scrub-top.ts';
import { shirt } from './shirt.ts';
import { sportsBra } from './sports-bra.ts';
import { sweatshirt } from './sweatshirt.ts';
import { tShirt } from './t-shirt.ts';
import { tailcoat } from './tailcoat.ts';
import { top } from './top.ts';
import { trench } from './trench.ts';
import { tubeTop } from './tube-top.ts';
import { tunic } from './tunic.ts';
import { tuxedoJacket } from './tuxedo-jacket.ts';
import { varsityJacket } from './varsity-jacket.ts';
import { vest } from './vest.ts';
import { windbreaker } from './windbreaker.ts';

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
  anorak,
  aviator,
  bolero,
  dressingGown,
  duffleCoat,
  gilet,
  morningCoat,
  parka,
  peaCoat,
  poncho,
  safariJacket,
  tailcoat,
  tuxedoJacket,
  varsityJacket,
  windbreaker,
  apron,
  kurta,
  bralette,
  bustier,
  cropTop,
  halterTop,
  peasantBlouse,
  sportsBra,
  tubeTop,
  tunic,
  scrubTop,
];
