import type { Style } from '../prompt/settings-words.ts';
import { paintBlock } from './block.ts';
import { paintEmbroidery } from './embroidery.ts';
import { paintFlat } from './flat.ts';
import { paintGouache } from './gouache.ts';
import { paintLine } from './line.ts';
import type { Medium, Outline, Tone } from './medium.ts';
import type { Pen } from './pen.ts';
import { paintWatercolour } from './watercolour.ts';

const MEDIA: Record<Style, Medium> = {
  gouache: paintGouache,
  watercolour: paintWatercolour,
  line: paintLine,
  block: paintBlock,
  flat: paintFlat,
  embroidery: paintEmbroidery,
};

/** Paints a shape in the pen's medium. Every figure of every motif is painted by this. */
export function paint(pen: Pen, outline: Outline, tone: Tone): void {
  MEDIA[pen.style](pen, outline, { ...tone, tip: tone.tip ?? tone.colour });
}
