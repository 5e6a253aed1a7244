import decoFans from '../images/deco-fans.webp';
import indigoIkat from '../images/indigo-ikat.webp';
import leaves from '../images/leaves.webp';
import marbledPaper from '../images/marbled-paper.webp';
import paperCut from '../images/paper-cut.webp';
import poppies from '../images/poppies.webp';
import shibori from '../images/shibori.webp';
import swallows from '../images/swallows.webp';

/** A pattern that the studio engine drew, and the words that it was drawn from. */
export type Swatch = { name: string; url: string; prompt: string };

/** Each tile repeats without a seam. */
export const SWATCHES: readonly Swatch[] = [
  { name: 'indigo-ikat', url: indigoIkat, prompt: 'indigo ikat on cream' },
  { name: 'poppies', url: poppies, prompt: 'large poppies in gold, cream and petrol on navy' },
  { name: 'paper-cut', url: paperCut, prompt: 'bold cut-outs in coral, teal and mustard on cream' },
  { name: 'deco-fans', url: decoFans, prompt: 'art deco fans in gold on black' },
  { name: 'leaves', url: leaves, prompt: 'watercolour leaves in sage' },
  { name: 'shibori', url: shibori, prompt: 'shibori in deep indigo' },
  { name: 'marbled-paper', url: marbledPaper, prompt: 'marbled paper in petrol, ochre and cream' },
  { name: 'swallows', url: swallows, prompt: 'embroidered swallows on navy linen' },
];
