import { type CanvasPattern, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { TILE, type Unit } from './unit.ts';

export type Context = SKRSContext2D;

/** The surface of one unit. Its context is scaled: motifs draw in design units. */
export type Sheet = {
  unit: Unit;
  /** Pixels per design unit. */
  scale: number;
  widthPx: number;
  heightPx: number;
  ctx: Context;
  /** Fills that are made once for this sheet and placed anew for each shape, by name. */
  textures: Map<string, CanvasPattern>;
};

/** A blank sheet for the unit of a tile `tilePx` wide and high; throws RangeError unless units fall on whole, even pixels. */
export function createSheet(unit: Unit, tilePx: number): Sheet {
  const widthPx = tilePx / unit.columns;
  const heightPx = tilePx / unit.rows;
  if (widthPx % 2 !== 0 || heightPx % 2 !== 0) {
    throw new RangeError(
      `${unit.columns} × ${unit.rows} units do not fit a tile of ${tilePx} pixels.`,
    );
  }
  const scale = tilePx / TILE;
  const ctx = createCanvas(widthPx, heightPx).getContext('2d');
  ctx.scale(scale, scale);
  return { unit, scale, widthPx, heightPx, ctx, textures: new Map() };
}

/** Covers the whole sheet with one colour. */
export function fillSheet({ ctx, unit }: Sheet, colour: string): void {
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, unit.width, unit.height);
}
