import type { Motif } from '../motif.ts';
import { argyle } from './argyle.ts';
import { aztec } from './aztec.ts';
import { azulejo } from './azulejo.ts';
import { bandhani } from './bandhani.ts';
import { batik } from './batik.ts';
import { blockPrint } from './block-print.ts';
import { botanical } from './botanical.ts';
import { brushStrokes } from './brush-strokes.ts';
import { camouflage } from './camouflage.ts';
import { caneWebbing } from './cane-webbing.ts';
import { chevron } from './chevron.ts';
import { cutOuts } from './cut-outs.ts';
import { damask } from './damask.ts';
import { deco } from './deco.ts';
import { dots } from './dots.ts';
import { eyelet } from './eyelet.ts';
import { fairIsle } from './fair-isle.ts';
import { floral } from './floral.ts';
import { folk } from './folk.ts';
import { geometric } from './geometric.ts';
import { gingham } from './gingham.ts';
import { giraffe } from './giraffe.ts';
import { glenCheck } from './glen-check.ts';
import { grannySquares } from './granny-squares.ts';
import { herringbone } from './herringbone.ts';
import { hexagons } from './hexagons.ts';
import { houndstooth } from './houndstooth.ts';
import { ikat } from './ikat.ts';
import { kalamkari } from './kalamkari.ts';
import { kantha } from './kantha.ts';
import { kente } from './kente.ts';
import { kilim } from './kilim.ts';
import { lace } from './lace.ts';
import { leopard } from './leopard.ts';
import { mandala } from './mandala.ts';
import { marble } from './marble.ts';
import { marbling } from './marbling.ts';
import { memphis } from './memphis.ts';
import { moroccan } from './moroccan.ts';
import { mudCloth } from './mud-cloth.ts';
import { opArt } from './op-art.ts';
import { paisley } from './paisley.ts';
import { patchwork } from './patchwork.ts';
import { sashiko } from './sashiko.ts';
import { scatterMotif } from './scatter.ts';
import { shibori } from './shibori.ts';
import { snakeskin } from './snakeskin.ts';
import { stripes } from './stripes.ts';
import { suzani } from './suzani.ts';
import { tartan } from './tartan.ts';
import { terrazzo } from './terrazzo.ts';
import { tieDye } from './tie-dye.ts';
import { toile } from './toile.ts';
import { tortoiseshell } from './tortoiseshell.ts';
import { tropical } from './tropical.ts';
import { vine } from './vine.ts';
import { wash } from './wash.ts';
import { waves } from './waves.ts';
import { waxPrint } from './wax-print.ts';
import { zebra } from './zebra.ts';

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
  memphis,
  moroccan,
  waves,
  gingham,
  tartan,
  houndstooth,
  herringbone,
  stripes,
  floral,
  paisley,
  botanical,
  tropical,
  damask,
  vine,
  toile,
  mandala,
  folk,
  lace,
  patchwork,
  fairIsle,
  kilim,
  aztec,
  kente,
  sashiko,
  kantha,
  batik,
  waxPrint,
  eyelet,
  blockPrint,
  bandhani,
  azulejo,
  suzani,
  kalamkari,
  glenCheck,
  mudCloth,
  tortoiseshell,
  caneWebbing,
  grannySquares,
  opArt,
];
