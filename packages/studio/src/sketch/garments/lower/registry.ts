import type { Garment } from '../garment.ts';
import { abaya } from './abaya.ts';
import { agbada } from './agbada.ts';
import { aoDai } from './ao-dai.ts';
import { ballGown } from './ball-gown.ts';
import { bikini } from './bikini.ts';
import { blazerDress } from './blazer-dress.ts';
import { boilerSuit } from './boiler-suit.ts';
import { bubbleDress, bubbleSkirt } from './bubble-dress.ts';
import { cargo } from './cargo.ts';
import { cheongsam } from './cheongsam.ts';
import { chinos } from './chinos.ts';
import { chokha } from './chokha.ts';
import { churidar } from './churidar.ts';
import { culottes } from './culottes.ts';
import { dirndl } from './dirndl.ts';
import { dress } from './dress.ts';
import { dungarees } from './dungarees.ts';
import { flapperDress } from './flapper-dress.ts';
import { furisode } from './furisode.ts';
import { gauchos } from './gauchos.ts';
import { gown } from './gown.ts';
import { hanbok } from './hanbok.ts';
import { harem } from './harem.ts';
import { jeans } from './jeans.ts';
import { jodhpurs } from './jodhpurs.ts';
import { joggers } from './joggers.ts';
import { jumpsuit } from './jumpsuit.ts';
import { kaftan } from './kaftan.ts';
import { kilt } from './kilt.ts';
import { knitDress } from './knit-dress.ts';
import { leggings } from './leggings.ts';
import { lehenga } from './lehenga.ts';
import { lolitaDress } from './lolita-dress.ts';
import { newLookDress } from './new-look-dress.ts';
import { nightdress } from './nightdress.ts';
import { onesie } from './onesie.ts';
import { palazzos } from './palazzos.ts';
import { pinafore } from './pinafore.ts';
import { playsuit } from './playsuit.ts';
import { pyjamas } from './pyjamas.ts';
import { regencyDress } from './regency-dress.ts';
import { robeDeStyle } from './robe-de-style.ts';
import { sari } from './sari.ts';
import { sarong } from './sarong.ts';
import { sherwani } from './sherwani.ts';
import { shiftDress } from './shift-dress.ts';
import { shirtDress } from './shirt-dress.ts';
import { shorts } from './shorts.ts';
import { sideRobe } from './side-robe.ts';
import { skiSuit, snowsuit } from './ski-suit.ts';
import { skirt } from './skirt.ts';
import { skort } from './skort.ts';
import { slipDress } from './slip-dress.ts';
import { sundress } from './sundress.ts';
import { swimShorts } from './swim-shorts.ts';
import { swimsuit } from './swimsuit.ts';
import { tankini } from './tankini.ts';
import { tennisSkirt } from './tennis-skirt.ts';
import { trousers } from './trousers.ts';
import { tutu } from './tutu.ts';
import { tutuDress } from './tutu-dress.ts';
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
  abaya,
  agbada,
  aoDai,
  cheongsam,
  churidar,
  dirndl,
  furisode,
  hanbok,
  lehenga,
  pinafore,
  sari,
  sherwani,
  bikini,
  tankini,
  boilerSuit,
  bubbleDress,
  bubbleSkirt,
  flapperDress,
  gauchos,
  harem,
  lolitaDress,
  newLookDress,
  nightdress,
  onesie,
  playsuit,
  pyjamas,
  regencyDress,
  robeDeStyle,
  sarong,
  skiSuit,
  snowsuit,
  skort,
  swimShorts,
  tennisSkirt,
  tutuDress,
  sideRobe,
  chokha,
  jodhpurs,
];
