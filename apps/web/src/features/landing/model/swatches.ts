import type { landingWords } from '@toile/contract';
import decoFans from '../images/deco-fans.webp';
import indigoIkat from '../images/indigo-ikat.webp';
import leaves from '../images/leaves.webp';
import marbledPaper from '../images/marbled-paper.webp';
import paperCut from '../images/paper-cut.webp';
import poppies from '../images/poppies.webp';
import shibori from '../images/shibori.webp';
import swallows from '../images/swallows.webp';

/** Name of a swatch; its prompt is in the page's words under this name. */
export type SwatchName = keyof typeof landingWords.patterns.words;

/** A pattern that the studio engine drew. */
export type Swatch<Name extends SwatchName = SwatchName> = { name: Name; url: string };

/** Each tile repeats without a seam. */
export const SWATCHES: readonly Swatch[] = [
  { name: 'indigo-ikat', url: indigoIkat },
  { name: 'poppies', url: poppies },
  { name: 'paper-cut', url: paperCut },
  { name: 'deco-fans', url: decoFans },
  { name: 'leaves', url: leaves },
  { name: 'shibori', url: shibori },
  { name: 'marbled-paper', url: marbledPaper },
  { name: 'swallows', url: swallows },
];
