import type { Patch } from './patch.ts';
import { heightOf, widthAt } from './patch-size.ts';
import { distance, type Point } from './point.ts';
import type { GivenPrint, PlacedPrint } from './scene.ts';

/** Pixels of the page between two places of the net. */
const CELL_PX = 14;
/** Part of a patch's width that the net goes on beside it: folds and hems leave their patch. */
const BEYOND = 0.2;

/**
 * Lays a picture on a piece of cloth: as wide everywhere as it is on the bolt, along the cloth's
 * middle. It begins at the page's corner, so that it goes on from one upright piece to the next.
 */
export function layCloth({ tile }: GivenPrint, patch: Patch): PlacedPrint {
  const height = heightOf(patch);
  const width = Math.max(widthAt(patch, 0.1), widthAt(patch, 0.5), widthAt(patch, 0.9));
  const columns = Math.min(48, Math.max(4, Math.ceil((width * (1 + 2 * BEYOND)) / CELL_PX)));
  const rows = Math.min(64, Math.max(3, Math.ceil(height / CELL_PX)));
  const page: Point[] = [];
  const flat: Point[] = [];
  const [startX, startY] = patch(0.5, 0);
  let down = startY;
  let above: Point = [startX, startY];
  for (let row = 0; row <= rows; row += 1) {
    const v = row / rows;
    const middle = patch(0.5, v);
    down += distance(above, middle);
    above = middle;
    const across = widthAt(patch, v);
    for (let column = 0; column <= columns; column += 1) {
      const u = (column / columns) * (1 + 2 * BEYOND) - BEYOND;
      page.push(patch(u, v));
      flat.push([startX + (u - 0.5) * across, down]);
    }
  }
  return { lines: [], shapes: [], cloth: { tile, columns, rows, page, flat } };
}
