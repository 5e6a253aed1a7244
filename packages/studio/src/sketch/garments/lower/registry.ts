import type { Garment } from '../garment.ts';
import { ballGown } from './ball-gown.ts';
import { blazerDress } from './blazer-dress.ts';
import { cargo } from './cargo.ts';
import { chinos } from './chinos.ts';
import { culottes } from './culottes.ts';
import { dress } from './dress.ts';
import { dungarees } from './dungarees.ts';
import { gown } from './gown.ts';
import { jeans } from './jeans.ts';
import { joggers } from './joggers.ts';
import { jumpsuit } from './jumpsuit.ts';
import { kaftan } from './kaftan.ts';
import { kilt } from './kilt.ts';
import { knitDress } from './knit-dress.ts';
import { leggings } from './leggings.ts';
import { palazzos } from './palazzos.ts';
import { shiftDress } from './shift-dress.ts';
import { shirtDress } from './shirt-dress.ts';
import { shorts } from './shorts.ts';
import { skirt } from './skirt.ts';
import { slipDress } from './slip-dress.ts';
import { sundress } from './sundress.ts';
import { swimsuit } from './swimsuit.ts';
import { trousers } from './trousers.ts';
import { tutu } from './tutu.ts';
import { wrapDress } from './wrap-dress.ts';

/** Garments worn below the waist, and those that are one with the bodice. */
export const LOWER_GARMENTS: readonly Garment[] = [
  skirt,
  kilt,
  tutu,
  trousers,
  chinos,
  jeans,
  cargo,
  leggings,
  shorts,
  culottes,
  palazzos,
  joggers,
  dungarees,
  dress,
  sundress,
  shirtDress,
  wrapDress,
  shiftDress,
  slipDress,
  knitDress,
  blazerDress,
  gown,
  ballGown,
  jumpsuit,
  kaftan,
  swimsuit,
];
