import type { PDFDocument, PDFImage, PDFPage } from 'pdf-lib';
import { rgb } from 'pdf-lib';
import { type Box, MARGIN, PAGE } from '../../../lib/pdf/page-size.ts';
import {
  drawBlock,
  drawLine,
  HAIRLINE,
  INK,
  type PdfFace,
  SOFT,
} from '../../../lib/pdf/pdf-faces.ts';
import { widthOf, wrapText } from '../../../lib/pdf/pdf-text.ts';

/** The product's accent on paper: leaders and measures stand off from the drawn line. */
const ACCENT = rgb(0.796, 0.204, 0.063);

type Faces = { text: readonly PdfFace[]; title: readonly PdfFace[] };

type TextOptions = {
  x: number;
  y: number;
  size?: number;
  width?: number;
  isBold?: boolean;
  isSoft?: boolean;
  align?: 'left' | 'right' | 'centre';
};

/** A page of a tech pack, and what is drawn on it. */
export type PackPen = ReturnType<typeof createPen>;

/** Adds a page to a document. */
export function createPen(document: PDFDocument, faces: Faces) {
  const page: PDFPage = document.addPage([PAGE.width, PAGE.height]);
  const styleOf = (size: number, isBold: boolean) => ({
    faces: isBold ? faces.title : faces.text,
    size,
  });
  return {
    /** A line of text by its base line, cut with … where it is too long. */
    text(line: string, options: TextOptions): void {
      const { x, y, size = 9, width, isBold = false, isSoft = false, align = 'left' } = options;
      const style = styleOf(size, isBold);
      const [shown = ''] =
        width === undefined ? [line] : wrapText(line, { ...style, width, mostLines: 1 });
      const wide = widthOf(shown, style);
      const start = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
      drawLine(page, shown, { ...style, x: start, y, isSoft });
    },
    /** Lines of text downwards from a top. Returns their number. */
    block(
      text: string,
      options: Omit<TextOptions, 'align' | 'width'> & { width: number; mostLines: number },
    ): number {
      const { x, y, size = 9, isBold = false, isSoft = false, width, mostLines } = options;
      const place = { left: x, top: y, width, mostLines, isSoft };
      return drawBlock(page, text, { ...styleOf(size, isBold), ...place });
    },
    linesOf: (text: string, { size = 9, width = 100, mostLines = 2 }): string[] =>
      wrapText(text, { ...styleOf(size, false), width, mostLines }),
    line(
      from: readonly [number, number],
      to: readonly [number, number],
      { isAccent = false, thickness = 0.5, isInk = false } = {},
    ): void {
      page.drawLine({
        start: { x: from[0], y: from[1] },
        end: { x: to[0], y: to[1] },
        thickness,
        color: isAccent ? ACCENT : isInk ? INK : HAIRLINE,
      });
    },
    dot([x, y]: readonly [number, number]): void {
      page.drawCircle({ x, y, size: 1.7, color: ACCENT });
    },
    /** A number or letter in a circle. */
    badge(sign: string, [x, y]: readonly [number, number]): void {
      const style = styleOf(7.5, true);
      page.drawCircle({
        x,
        y,
        size: 6.5,
        color: rgb(1, 1, 1),
        borderColor: ACCENT,
        borderWidth: 0.7,
      });
      drawLine(page, sign, { ...style, x: x - widthOf(sign, style) / 2, y: y - 2.6 });
    },
    frame({ left: x, bottom: y, width, height }: Box, fill?: string): void {
      page.drawRectangle({
        x,
        y,
        width,
        height,
        borderColor: fill ? SOFT : HAIRLINE,
        borderWidth: fill ? 0.5 : 0.75,
        ...(fill && { color: colourOf(fill) }),
      });
    },
    /** A pale band behind a row or a column. */
    band({ left: x, bottom: y, width, height }: Box): void {
      page.drawRectangle({ x, y, width, height, color: rgb(0.955, 0.95, 0.935) });
    },
    image(image: PDFImage, { left: x, bottom: y, width, height }: Box): void {
      page.drawImage(image, { x, y, width, height });
    },
  };
}

const colourOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
};

/** Height of the head of a page, with the white below it. */
const HEAD = 62;
/** Height of the notes at the foot. */
const FOOT = 16;

/** The place of a page's content. */
export const CONTENT: Box = {
  left: MARGIN,
  bottom: MARGIN + FOOT,
  width: PAGE.width - 2 * MARGIN,
  height: PAGE.height - 2 * MARGIN - HEAD - FOOT,
};
