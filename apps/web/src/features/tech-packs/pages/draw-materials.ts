import type { TechPackGarment } from '@toile/contract';
import type { Box } from '../../../lib/pdf/page-size.ts';
import type { PackWords } from './pack.ts';
import type { PackPen } from './pack-pen.ts';
import { billOf, clothRowsOf, usesOf } from './pack-rows.ts';

type Room = { area: Box; words: PackWords };

const ROW = 15;
/** Least number of rows, for what is filled in by hand. */
const LEAST_ROWS = 3;
const LEAST_TRIMS = 8;

/** The colours, each with swatch, name, number and place, and rows to fill in. Returns their lower edge. */
export function drawColours(
  pen: PackPen,
  { colours, isKnown = true }: Pick<TechPackGarment, 'colours'> & { isKnown?: boolean },
  { area, words }: Room,
): number {
  const rows = rowsIn(area, colours.length);
  const top = drawTitle(pen, words.page.colours, area);
  for (const [i] of Array.from({ length: rows }).entries()) {
    const y = top - (i + 1) * ROW;
    const colour = colours[i];
    if (colour) {
      const { hex, name, uses } = colour;
      pen.frame({ left: area.left + 1, bottom: y + 2.5, width: 22, height: 10 }, hex);
      const middle = area.left + area.width * 0.55;
      pen.text(`${name}, ${hex.toUpperCase()}`, {
        x: area.left + 30,
        y: y + 4,
        size: 8.5,
        width: middle - area.left - 34,
      });
      pen.text(usesOf(uses, words), {
        x: middle,
        y: y + 4,
        size: 7.5,
        isSoft: true,
        width: area.left + area.width - middle,
      });
    } else pen.frame({ left: area.left + 1, bottom: y + 2.5, width: 22, height: 10 });
    if (i === 0 && colours.length === 0 && isKnown) {
      const width = area.width - 32;
      pen.text(words.page.noColours, {
        x: area.left + 30,
        y: y + 4,
        size: 7.5,
        isSoft: true,
        width,
      });
    }
    pen.line([area.left, y], [area.left + area.width, y]);
  }
  return top - rows * ROW;
}

/** Height of a cloth's row: room for a cutting of it. */
const CUTTING = 34;

/** The cloths, each with room for a cutting. */
export function drawCloths(
  pen: PackPen,
  { cloths, print }: Pick<TechPackGarment, 'cloths' | 'print'>,
  { area, words }: Room,
): void {
  const top = drawTitle(pen, words.page.cloths, area);
  const room = Math.floor((top - area.bottom) / CUTTING);
  const shown = clothRowsOf({ cloths, print }, words).slice(0, Math.max(0, room));
  for (const [i, { name, about }] of shown.entries()) {
    const y = top - (i + 1) * CUTTING;
    pen.frame({ left: area.left + 1, bottom: y + 4, width: 40, height: CUTTING - 8 });
    const width = area.width - 52;
    pen.text(name, { x: area.left + 50, y: y + CUTTING - 14, size: 8.5, width });
    pen.text(about, { x: area.left + 50, y: y + 8, size: 7.5, isSoft: true, width });
    pen.line([area.left, y], [area.left + area.width, y]);
  }
}

/** Trims with quantity and room for a supplier. */
export function drawBill(
  pen: PackPen,
  garment: Pick<TechPackGarment, 'trims'>,
  { area, words }: Room,
): void {
  const { page } = words;
  const bill = billOf(garment, words);
  const rows = rowsIn(area, Math.max(bill.length, LEAST_TRIMS));
  const top = drawTitle(pen, page.trims, area);
  const quantityAt = area.left + area.width * 0.62;
  const referenceAt = area.left + area.width * 0.76;
  const end = area.left + area.width;
  const head = { y: top + 4, size: 7, isSoft: true };
  pen.text(page.quantity, { ...head, x: quantityAt, width: referenceAt - quantityAt - 2 });
  pen.text(page.reference, { ...head, x: referenceAt, width: end - referenceAt });
  for (const [i] of Array.from({ length: rows }).entries()) {
    const y = top - (i + 1) * ROW;
    const { item = '', quantity = '' } = bill[i] ?? {};
    pen.text(item, { x: area.left + 1, y: y + 4, size: 8, width: quantityAt - area.left - 5 });
    pen.text(quantity, { x: quantityAt, y: y + 4, size: 8, width: referenceAt - quantityAt - 2 });
    pen.line([area.left, y], [end, y]);
  }
}

/** Rows of a table: those that it has and some to fill in, as far as there is room. */
function rowsIn({ height }: Box, count: number): number {
  const room = Math.max(1, Math.floor((height - ROW) / ROW));
  return Math.min(room, Math.max(count + 1, LEAST_ROWS));
}

function drawTitle(pen: PackPen, title: string, { left, bottom, width, height }: Box): number {
  const y = bottom + height - ROW;
  pen.text(title, { x: left, y: y + 4, size: 9.5, isBold: true, width: width * 0.6 });
  pen.line([left, y], [left + width, y], { isInk: true, thickness: 0.8 });
  return y;
}
