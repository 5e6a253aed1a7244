import { createCanvas } from '@napi-rs/canvas';
import type { Context } from '../../core/sheet.ts';
import type { Page } from './paper/lay-paper.ts';

const held = new Map<string, Context>();

/** The canvas kept for a use, at a page's size; what is on it is left over from its last use. */
export function canvasFor(use: 'masks' | 'print' | 'lines', { width, height }: Page): Context {
  const known = held.get(use);
  if (known && known.canvas.width === width && known.canvas.height === height) return known;
  const made = createCanvas(width, height).getContext('2d', { alpha: use !== 'masks' });
  held.set(use, made);
  return made;
}
