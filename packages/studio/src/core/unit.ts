import type { Repeat } from '@toile/contract';
import { modulo } from './interpolate.ts';

/** Width and height of every tile in design units, whatever its size in pixels. */
export const TILE = 1024;

/**
 * The part of the design that repeats, in design units. The tile holds `columns` × `rows`
 * units: straight; odd columns dropped by half a unit; odd rows moved by half a unit; or
 * odd columns mirrored.
 */
export type Unit = {
  repeat: Repeat;
  columns: number;
  rows: number;
  width: number;
  height: number;
};

export type UnitGrid = { columns: number; rows: number };
export type Point = { x: number; y: number };
/** A copy of a point elsewhere on the cloth; `flipped` copies are seen in a mirror. */
export type Image = Point & { flipped: boolean };

const isPowerOfTwo = (n: number) => Number.isInteger(Math.log2(n)) && n >= 1;

/**
 * Makes the unit of a repeat. Half-drop and mirror need an even number of columns, brick
 * of rows: one is doubled to two. Throws RangeError when a count is no power of two.
 */
export function createUnit(repeat: Repeat, grid: UnitGrid): Unit {
  if (!isPowerOfTwo(grid.columns) || !isPowerOfTwo(grid.rows)) {
    throw new RangeError(`A tile of ${grid.columns} × ${grid.rows} units: powers of two only.`);
  }
  const columns =
    repeat === 'half-drop' || repeat === 'mirror' ? Math.max(2, grid.columns) : grid.columns;
  const rows = repeat === 'brick' ? Math.max(2, grid.rows) : grid.rows;
  return { repeat, columns, rows, width: TILE / columns, height: TILE / rows };
}

/** The place inside the unit that shows the same as any point of the cloth. */
export function foldIntoUnit(unit: Unit, x: number, y: number): Point {
  const { width, height, repeat } = unit;
  if (repeat === 'brick') {
    const row = Math.floor(y / height);
    return { x: modulo(x - (row * width) / 2, width), y: y - row * height };
  }
  if (repeat === 'mirror') {
    const across = modulo(x, 2 * width);
    return { x: across < width ? across : 2 * width - across, y: modulo(y, height) };
  }
  const column = Math.floor(x / width);
  const drop = repeat === 'half-drop' ? (column * height) / 2 : 0;
  return { x: x - column * width, y: modulo(y - drop, height) };
}

/** Every copy of a point whose disc of radius `reach` touches the unit. */
export function imagesInUnit(unit: Unit, point: Point, reach: number): Image[] {
  const images: Image[] = [];
  for (const image of imagesAround(unit, point, reach)) {
    const outside =
      image.x + reach < 0 ||
      image.x - reach > unit.width ||
      image.y + reach < 0 ||
      image.y - reach > unit.height;
    if (!outside) images.push(image);
  }
  return images;
}

/** The copies of a point in the unit and in a border of about `reach` around it. */
function* imagesAround(unit: Unit, point: Point, reach: number): Generator<Image> {
  const across = Math.ceil(reach / unit.width) + 1;
  const down = Math.ceil(reach / unit.height) + 2;
  for (let i = -across; i <= across; i += 1) {
    for (let j = -down; j <= down; j += 1) {
      yield imageAt(unit, point, { i, j });
      if (unit.repeat === 'mirror') yield mirroredAt(unit, point, { i, j });
    }
  }
}

function imageAt(unit: Unit, { x, y }: Point, { i, j }: { i: number; j: number }): Image {
  const { width, height, repeat } = unit;
  const step = repeat === 'mirror' ? 2 * width : width;
  const dropped = repeat === 'half-drop' ? (modulo(i, 2) * height) / 2 : 0;
  const moved = repeat === 'brick' ? (modulo(j, 2) * width) / 2 : 0;
  return { x: x + i * step + moved, y: y + j * height + dropped, flipped: false };
}

const mirroredAt = (unit: Unit, { x, y }: Point, { i, j }: { i: number; j: number }): Image => ({
  x: 2 * i * unit.width - x,
  y: y + j * unit.height,
  flipped: true,
});

/** Distance on the cloth from a point to the nearest of its own copies. */
export function ownCopyDistance(unit: Unit, point: Point): number {
  const { width, height, repeat } = unit;
  if (repeat === 'straight') return Math.min(width, height);
  if (repeat === 'mirror') return Math.min(2 * point.x, 2 * (width - point.x), height);
  if (repeat === 'half-drop') return Math.min(height, 2 * width, Math.hypot(width, height / 2));
  return Math.min(width, 2 * height, Math.hypot(width / 2, height));
}
