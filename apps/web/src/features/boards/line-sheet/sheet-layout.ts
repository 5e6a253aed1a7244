import { type Box, MARGIN, PAGE } from '../../../lib/pdf/page-size.ts';

/** Room of the title at the head, and of the page's number at the foot. */
const HEAD = 48;
const FOOT = 22;
const GAP = 18;
/** Room of a caption: three lines of 9 points. */
export const CAPTION = 40;

/** The largest number of pictures for each grid, the largest pictures first. */
const GRIDS = [
  { most: 2, columns: 2, rows: 1 },
  { most: 3, columns: 3, rows: 1 },
  { most: 6, columns: 3, rows: 2 },
  { most: Number.POSITIVE_INFINITY, columns: 4, rows: 2 },
] as const;

/** The grid for so many pictures: the fewer there are, the larger they stand. */
function gridFor(count: number): { columns: number; rows: number } {
  return GRIDS.find(({ most }) => count <= most) ?? GRIDS[3];
}

/** Places of pictures, with room for the caption below each, by page. */
export function layOutSheet(count: number): Box[][] {
  const { columns, rows } = gridFor(count);
  const width = (PAGE.width - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const area = PAGE.height - 2 * MARGIN - HEAD - FOOT;
  const cell = (area - (rows - 1) * GAP) / rows;
  const top = PAGE.height - MARGIN - HEAD;
  const boxOf = (place: number): Box => ({
    left: MARGIN + (place % columns) * (width + GAP),
    bottom: top - Math.floor(place / columns) * (cell + GAP) - (cell - CAPTION),
    width,
    height: cell - CAPTION,
  });
  const perPage = columns * rows;
  const pages = Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length: pages }, (_, page) =>
    Array.from({ length: Math.min(perPage, count - page * perPage) }, (_one, place) =>
      boxOf(place),
    ),
  );
}

/** A picture as large as its box allows, at the foot of it and at its left. */
export function fitInto(box: Box, { width, height }: { width: number; height: number }): Box {
  const scale = Math.min(box.width / width, box.height / height);
  return { left: box.left, bottom: box.bottom, width: width * scale, height: height * scale };
}
