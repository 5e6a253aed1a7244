/**
 * View of the cloth in its frame: its scale in CSS pixels a centimetre, and the corner of a tile at
 * x and y.
 */
export type ClothView = { pxPerCm: number; x: number; y: number };

/** CSS pixels a centimetre: an inch has 96 of them. */
export const LIFE_SIZE = 96 / 2.54;

const MOST_TIMES = 6;
/** Tiles across at the smallest zoom. */
const MOST_TILES = 12;
const TILES_NEAR = 3;

/** A view that is `tiles` tiles wide, with the corner of a tile in the frame's corner. */
export function showTiles(tiles: number, viewWidth: number, repeatCm: number): ClothView {
  return { pxPerCm: viewWidth / (tiles * repeatCm), x: 0, y: 0 };
}

/** A view of `tiles` by `tiles` square tiles in the middle of the frame. */
export function showSquare(
  tiles: number,
  frame: { width: number; height: number },
  repeatCm: number,
): ClothView {
  const side = Math.min(frame.width, frame.height);
  const { pxPerCm } = showTiles(tiles, side, repeatCm);
  return { pxPerCm, x: (frame.width - side) / 2, y: (frame.height - side) / 2 };
}

/** The least and most pixels a centimetre for a frame. */
export function scaleLimits(viewWidth: number, repeatCm: number): { least: number; most: number } {
  const least = showTiles(MOST_TILES, viewWidth, repeatCm).pxPerCm;
  const near = showTiles(TILES_NEAR, viewWidth, repeatCm).pxPerCm;
  return { least, most: Math.max(LIFE_SIZE, near) * MOST_TIMES };
}

type Scaling = {
  pxPerCm: number;
  /** The point of the frame that stays in place. */
  about: { x: number; y: number };
  limits: { least: number; most: number };
};

/** The cloth at another scale. */
export function scaleTo(view: ClothView, { pxPerCm, about, limits }: Scaling): ClothView {
  const next = Math.min(limits.most, Math.max(limits.least, pxPerCm));
  const factor = next / view.pxPerCm;
  return {
    pxPerCm: next,
    x: about.x - (about.x - view.x) * factor,
    y: about.y - (about.y - view.y) * factor,
  };
}

/** The first corner of a tile at or before the frame's start, as all tiles are the same. */
export function firstCorner(offset: number, tile: number): number {
  const rest = offset % tile;
  return rest > 0 ? rest - tile : rest;
}

export type Tick = { at: number; cm: number; isLabelled: boolean; isTile: boolean };

/** Steps of a ruler's labels, in centimetres. */
const STEPS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
/** Pixels between two labels, at least; and between two lines. */
const LABEL_PX = 42;
const LINE_PX = 5;

/** The lines of a ruler along a frame: centimetres from the tile's corner that the view names. */
export function rulerTicks(
  { pxPerCm }: Pick<ClothView, 'pxPerCm'>,
  { offset, length, repeatCm }: { offset: number; length: number; repeatCm: number },
): Tick[] {
  const label = STEPS.find((step) => step * pxPerCm >= LABEL_PX) ?? 500;
  const lines = [10, 5, 2, 1].map((parts) => label / parts);
  const line = lines.find((step) => step * pxPerCm >= LINE_PX) ?? label;
  const ticks: Tick[] = [];
  const first = Math.ceil(-offset / (line * pxPerCm));
  for (let i = first; offset + i * line * pxPerCm <= length; i += 1) {
    const cm = Number((i * line).toFixed(3));
    const isLabelled = Math.abs(cm / label - Math.round(cm / label)) < 1e-6;
    ticks.push({ at: offset + i * line * pxPerCm, cm, isLabelled, isTile: false });
  }
  const tile = repeatCm * pxPerCm;
  for (let at = firstCorner(offset, tile) + tile; at < length; at += tile) {
    ticks.push({ at, cm: (at - offset) / pxPerCm, isLabelled: false, isTile: true });
  }
  return ticks;
}
