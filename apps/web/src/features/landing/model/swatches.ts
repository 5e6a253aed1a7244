import cranes from '../images/cranes.webp';
import indigoIkat from '../images/indigo-ikat.webp';
import lemons from '../images/lemons.webp';
import leopard from '../images/leopard.webp';
import marbledPaper from '../images/marbled-paper.webp';
import paperCut from '../images/paper-cut.webp';
import shibori from '../images/shibori.webp';
import swallows from '../images/swallows.webp';

/** A pattern that the studio engine drew, and the words that it was drawn from. */
export type Swatch = { url: string; prompt: string };

/** The slideshow's order; each tile repeats without a seam. */
export const SWATCHES: readonly Swatch[] = [
  { url: indigoIkat, prompt: 'indigo ikat on cream' },
  { url: paperCut, prompt: 'cut-outs in vermilion and ink on chalk' },
  { url: swallows, prompt: 'embroidered swallows on navy linen' },
  { url: marbledPaper, prompt: 'marbled paper in petrol, ochre and cream' },
  { url: cranes, prompt: 'cranes in indigo and white' },
  { url: shibori, prompt: 'shibori in deep indigo' },
  { url: lemons, prompt: 'watercolour lemons, sparse' },
  { url: leopard, prompt: 'leopard print in terracotta' },
];
