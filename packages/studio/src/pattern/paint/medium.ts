import type { Hex } from '../../core/colour.ts';
import type { Context } from '../../core/sheet.ts';
import type { Pen } from './pen.ts';

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

/** The larger measure of a shape in design units. */
export const extentOf = ({ length, radius }: Tone): number => length ?? radius ?? 20;
