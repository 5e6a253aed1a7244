import { modulo } from './interpolate.ts';
import type { Unit } from './unit.ts';

type UnitPixels = { data: Uint32Array; width: number; height: number };

/** Lays a unit's pixels (one 32-bit word each) out over the tile as its repeat says. */
export function composeTile(unit: Unit, { data, width, height }: UnitPixels): Uint32Array {
  const tileWidth = width * unit.columns;
  const tileHeight = height * unit.rows;
  const tile = new Uint32Array(tileWidth * tileHeight);
  for (let y = 0; y < tileHeight; y += 1) {
    const row = Math.floor(y / height);
    const moved = unit.repeat === 'brick' ? ((row % 2) * width) / 2 : 0;
    for (let column = 0; column < unit.columns; column += 1) {
      const dropped = unit.repeat === 'half-drop' ? ((column % 2) * height) / 2 : 0;
      const from = modulo(y - dropped, height) * width;
      const source = data.subarray(from, from + width);
      const to = y * tileWidth + column * width;
      if (unit.repeat === 'mirror' && column % 2 === 1) tile.set(source.toReversed(), to);
      else {
        tile.set(source.subarray(0, width - moved), to + moved);
        tile.set(source.subarray(width - moved), to);
      }
    }
  }
  return tile;
}
