import type { PDFImage, PDFPage } from 'pdf-lib';
import { type Box, MARGIN, PAGE } from '../../../lib/pdf/page-size.ts';
import {
  createDocument,
  drawBlock,
  drawLine,
  embedFaces,
  type FaceFiles,
  HAIRLINE,
  LINE_SPACING,
} from '../../../lib/pdf/pdf-faces.ts';
import { cleanText, listUncovered, widthOf } from '../../../lib/pdf/pdf-text.ts';
import { CAPTION, fitInto, layOutSheet } from './sheet-layout.ts';

/** A picture of the sheet. */
export type SheetPicture = {
  /** JPEG; null where it could not be loaded. */
  jpeg: Uint8Array | null;
  note: string;
};

export type Sheet = {
  title: string;
  note: string;
  pictures: readonly SheetPicture[];
  /** The foot of a page. */
  pageLabel: (page: number, total: number) => string;
  /** Stands in the place of a picture that could not be loaded. */
  missing: string;
};

function drawPicture(page: PDFPage, box: Box, image: PDFImage | null): Box {
  const { left: x, bottom: y, ...size } = image ? fitInto(box, image) : box;
  if (image) page.drawImage(image, { x, y, ...size });
  else page.drawRectangle({ x, y, ...size, borderColor: HAIRLINE, borderWidth: 0.75 });
  return { left: x, bottom: y, ...size };
}

/**
 * A line sheet as PDF: A4 lying, the title on each page, pictures in a grid with number and note,
 * page numbers. The letters that are used are embedded; `uncovered` tells those that the typeface
 * lacks, which stand as question marks.
 */
export async function composeSheet(
  sheet: Sheet,
  typefaces: { text: FaceFiles; title: FaceFiles },
): Promise<{ pdf: Uint8Array; uncovered: string[] }> {
  const document = await createDocument(sheet.title);
  const pages = layOutSheet(sheet.pictures.length);
  const labels = pages.map((_, page) => sheet.pageLabel(page + 1, pages.length));
  const words = [sheet.note, sheet.missing, '0123456789…?', ...labels];
  const texts = [...words, ...sheet.pictures.map(({ note }) => note)].map(cleanText).join('');
  const title = {
    faces: await embedFaces(document, typefaces.title, cleanText(sheet.title)),
    size: 20,
  };
  const faces = await embedFaces(document, typefaces.text, texts);
  const caption = { faces, size: 9 };

  let number = 0;
  for (const [index, boxes] of pages.entries()) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    const top = PAGE.height - MARGIN;
    const width = PAGE.width - 2 * MARGIN;
    drawBlock(page, sheet.title, { ...title, left: MARGIN, top, width, mostLines: 1 });
    if (index === 0) {
      const below = { left: MARGIN, top: top - 25, width, mostLines: 1, isSoft: true };
      drawBlock(page, sheet.note.replaceAll('\n', ' '), { ...caption, ...below });
    }
    for (const box of boxes) {
      const { jpeg, note } = sheet.pictures[number] ?? { jpeg: null, note: '' };
      number += 1;
      const image = jpeg && (await document.embedJpg(jpeg));
      const shown = drawPicture(page, box, image);
      if (!image) {
        const inside = { left: shown.left + 8, top: shown.bottom + shown.height - 8 };
        drawBlock(page, sheet.missing, {
          ...caption,
          ...inside,
          width: box.width - 16,
          mostLines: 2,
        });
      }
      const room = { left: box.left, top: box.bottom - 4, width: box.width };
      const mostLines = Math.floor(CAPTION / (caption.size * LINE_SPACING));
      drawBlock(page, note === '' ? String(number) : `${number}. ${note}`, {
        ...caption,
        ...room,
        mostLines,
      });
    }
    const label = labels[index] ?? '';
    const x = PAGE.width - MARGIN - widthOf(label, caption);
    drawLine(page, label, { ...caption, x, y: MARGIN, isSoft: true });
  }
  const all = [
    ...listUncovered(texts, faces),
    ...listUncovered(cleanText(sheet.title), title.faces),
  ];
  return { pdf: await document.save(), uncovered: [...new Set(all)] };
}
