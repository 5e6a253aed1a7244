import type { PDFImage } from 'pdf-lib';
import { MARGIN } from '../../../lib/pdf/page-size.ts';
import { drawBill, drawColours } from './draw-materials.ts';
import type { Pack, PackSketch } from './pack.ts';
import { CONTENT, type PackPen } from './pack-pen.ts';

const GAP = 22;
const ROW = 15;
/** Rows for measurements that are filled in by hand. */
const ROWS = 12;

/** The page of a sketch of which only the picture is known: the picture, and tables to fill in. */
export function drawBlank(
  pen: PackPen,
  { words }: Pack,
  { sketch, image }: { sketch: PackSketch; image: PDFImage | null },
): void {
  const room = { ...CONTENT, width: CONTENT.width * 0.44 };
  const scale = image ? Math.min(room.width / image.width, room.height / image.height) : 0;
  if (image) {
    const size = { width: image.width * scale, height: image.height * scale };
    const bottom = room.bottom + room.height - size.height;
    pen.image(image, { left: room.left, bottom, ...size });
  } else {
    pen.frame(room);
    pen.text(words.page.missing, { x: room.left + 8, y: room.bottom + room.height - 16 });
  }
  const left = CONTENT.left + room.width + GAP;
  const width = CONTENT.width - room.width - GAP;
  const top = CONTENT.bottom + CONTENT.height - ROW;
  pen.text(words.page.measure, { x: left, y: top + 4, size: 9.5, isBold: true });
  const small = { y: top + 4, size: 7.5, isSoft: true };
  pen.text(words.page.how, { ...small, x: left + width * 0.42 + 4, width: width * 0.4 });
  pen.text(words.page.tolerance, { ...small, x: left + width - 2, align: 'right' });
  pen.line([left, top], [left + width, top], { isInk: true, thickness: 0.8 });
  for (let i = 1; i <= ROWS; i += 1) pen.line([left, top - i * ROW], [left + width, top - i * ROW]);
  for (const part of [0.06, 0.42, 0.58, 0.74, 0.9]) {
    const x = left + width * part;
    pen.line([x, top], [x, top - ROWS * ROW]);
  }
  const height = top - ROWS * ROW - 16 - CONTENT.bottom;
  const area = { left, bottom: CONTENT.bottom, width: width * 0.36, height };
  drawColours(pen, { colours: [], isKnown: false }, { area, words });
  const bill = { trims: [] };
  drawBill(pen, bill, {
    area: { ...area, left: left + area.width + GAP, width: width - area.width - GAP },
    words,
  });
  pen.text(sketch.gap ?? '', {
    x: MARGIN,
    y: MARGIN,
    size: 7.5,
    isSoft: true,
    width: CONTENT.width,
  });
}
