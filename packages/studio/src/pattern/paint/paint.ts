import type { Hex } from '../../core/colour.ts';
import { clamp } from '../../core/interpolate.ts';
import type { Style } from '../prompt/settings-words.ts';
import { paintBlock } from './block.ts';
import { paintEmbroidery } from './embroidery.ts';
import { paintFlat } from './flat.ts';
import { paintGouache } from './gouache.ts';
import { paintLine } from './line.ts';
import { extentOf, type Medium, type Outline, type Tone } from './medium.ts';
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
  if (pen.outline !== undefined) drawOutline(pen, outline, { tone, colour: pen.outline });
}

/** Share of a shape's measure that its outline is wide, and the least and most of it in design units. */
const WIDTH = { share: 0.05, least: 1.1, most: 4 };

function drawOutline(
  { ctx }: Pen,
  outline: Outline,
  { tone, colour }: { tone: Tone; colour: Hex },
): void {
  ctx.beginPath();
  outline(ctx);
  ctx.strokeStyle = colour;
  ctx.lineJoin = 'round';
  ctx.lineWidth = clamp(extentOf(tone) * WIDTH.share, WIDTH.least, WIDTH.most);
  ctx.stroke();
}
