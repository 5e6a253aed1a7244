import type { Hex } from '../core/colour.ts';
import type { Context } from '../core/sheet.ts';
import type { Style } from '../prompt/settings-words.ts';
import { paintBlock } from './block.ts';
import { paintEmbroidery } from './embroidery.ts';
import { paintFlat } from './flat.ts';
import { paintGouache } from './gouache.ts';
import { paintLine } from './line.ts';
import type { Pen } from './pen.ts';
import { paintWatercolour } from './watercolour.ts';

/** Adds a closed outline to the context's current path. */
export type Outline = (ctx: Context) => void;

/** How a shape is coloured and how large it is; the shape runs from (0, 0) to (0, −length), or lies about (0, 0). */
export type Tone = {
  /** At the root, or in the middle of a round shape. */
  colour: Hex;
  /** At the tip, or at the rim; by default the same. */
  tip?: Hex;
  /** Length of a shape that grows upwards from (0, 0). */
  length?: number;
  width?: number;
  /** Radius of a shape about (0, 0). */
  radius?: number;
};

/** One medium: fills a shape as that medium would. */
export type Medium = (pen: Pen, outline: Outline, tone: Required<Pick<Tone, 'tip'>> & Tone) => void;

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

/** The larger measure of a shape in design units. */
export const extentOf = ({ length, radius }: Tone): number => length ?? radius ?? 20;
