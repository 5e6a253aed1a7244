import { waves } from './waves.ts';
import { moroccan } from './moroccan.ts';
import { geometric } from './geometric.ts';
import { deco } from './deco.ts';
import { argyle } from './argyle.ts';
import { hexagons } from './hexagons.ts';
import { chevron } from './chevron.ts';
import { dots } from './dots.ts';
import { cutOuts } from './cut-outs.ts';
import { brushStrokes } from './brush-strokes.ts';
import { wash } from './wash.ts';
import { terrazzo } from './terrazzo.ts';
import { ikat } from './ikat.ts';
import { shibori } from './shibori.ts';
import { tieDye } from './tie-dye.ts';
import { snakeskin } from './snakeskin.ts';
import { marbling } from './marbling.ts';
import { marble } from './marble.ts';
import { zebra } from './zebra.ts';
import { giraffe } from './giraffe.ts';
import { camouflage } from './camouflage.ts';
import { leopard } from './leopard.ts';
import type { Motif } from './motif.ts';
import { scatterMotif } from './scatter.ts';

/** Every motif, a line each; the first is drawn when a prompt names none. */
export const MOTIFS: readonly Motif[] = [
  scatterMotif,
  leopard,
  camouflage,
  giraffe,
  zebra,
  marble,
  marbling,
  snakeskin,
  tieDye,
  shibori,
  ikat,
  terrazzo,
  wash,
  brushStrokes,
  cutOuts,
  dots,
  chevron,
  hexagons,
  argyle,
  deco,
  geometric,
  moroccan,
  waves,
];
