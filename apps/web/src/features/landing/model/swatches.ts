import decoFans from '../images/deco-fans.webp';
import indigoIkat from '../images/indigo-ikat.webp';
import leaves from '../images/leaves.webp';
import marbledPaper from '../images/marbled-paper.webp';
import paperCut from '../images/paper-cut.webp';
import poppies from '../images/poppies.webp';
import shibori from '../images/shibori.webp';
import swallows from '../images/swallows.webp';

/** A pattern that the studio engine drew, and the words that it was drawn from. */
export type Swatch = { url: string; prompt: string };

/** The slideshow's order; each tile repeats without a seam. */
export const SWATCHES: readonly Swatch[] = [
  { url: indigoIkat, prompt: 'indigo ikat on cream' },
  { url: poppies, prompt: 'large poppies in gold, cream and petrol on navy' },
  { url: paperCut, prompt: 'bold cut-outs in coral, teal and mustard on cream' },
  { url: decoFans, prompt: 'art deco fans in gold on black' },
  { url: leaves, prompt: 'watercolour leaves in sage' },
  { url: shibori, prompt: 'shibori in deep indigo' },
  { url: marbledPaper, prompt: 'marbled paper in petrol, ochre and cream' },
  { url: swallows, prompt: 'embroidered swallows on navy linen' },
];
