import { type ClothView, firstCorner } from './cloth-view.ts';
import type { Cloth } from './use-recolouring.ts';

type Painting = {
  cloth: Cloth;
  view: ClothView;
  repeatCm: number;
  isOutlined: boolean;
  /** Tiles across of the square at the view's corner beside which the cloth is veiled. */
  square?: number | undefined;
  /** Device pixels per CSS pixel. */
  density: number;
};

/** Opacity of the cloth beside a square of tiles. */
const VEILED = 0.25;

/** Fills the canvas with the tile. */
export function paintCloth(
  context: CanvasRenderingContext2D,
  { cloth, view, repeatCm, isOutlined, square, density }: Painting,
): void {
  const { width, height } = context.canvas;
  const tile = view.pxPerCm * repeatCm * density;
  const level = pickLevel(cloth, tile);
  const pattern = level && context.createPattern(level, 'repeat');
  if (!pattern) return;
  const [x, y] = [view.x * density, view.y * density];
  const scale = tile / level.width;
  pattern.setTransform(new DOMMatrix([scale, 0, 0, scale, x, y]));
  context.imageSmoothingQuality = 'high';
  context.fillStyle = pattern;
  context.clearRect(0, 0, width, height);
  context.globalAlpha = square === undefined ? 1 : VEILED;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  if (square !== undefined) {
    const side = square * tile;
    context.clearRect(x, y, side, (side * level.height) / level.width);
    context.fillRect(x, y, side, (side * level.height) / level.width);
  }
  if (isOutlined) outline(context, { x, y, tile, aspect: level.height / level.width, density });
}

/** The smallest level that is not enlarged: a picture drawn at much less than its size aliases. */
export function pickLevel({ levels }: Cloth, tile: number): ImageBitmap | undefined {
  return levels.findLast((level) => level.width >= tile) ?? levels[0];
}

type Grid = { x: number; y: number; tile: number; aspect: number; density: number };

/** Outlines a tile with light dashes on a dark line, which stand out on every cloth. */
function outline(context: CanvasRenderingContext2D, { x, y, tile, aspect, density }: Grid): void {
  const { width, height } = context.canvas;
  context.beginPath();
  for (let at = firstCorner(x, tile); at <= width; at += tile) {
    context.moveTo(at, 0);
    context.lineTo(at, height);
  }
  for (let at = firstCorner(y, tile * aspect); at <= height; at += tile * aspect) {
    context.moveTo(0, at);
    context.lineTo(width, at);
  }
  context.lineWidth = 2 * density;
  context.setLineDash([]);
  context.strokeStyle = '#16181d';
  context.stroke();
  context.lineWidth = density;
  context.setLineDash([6 * density, 5 * density]);
  context.strokeStyle = '#ffffff';
  context.stroke();
  context.setLineDash([]);
}
