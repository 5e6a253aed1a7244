import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { type Face, listUncovered, toRuns, wrapText } from './pdf-text.ts';

/** Files of a typeface, the one of most letters first; WOFF or TTF. */
export type FaceFiles = readonly Uint8Array[];

/** A face of a document. */
export type PdfFace = Face & { font: PDFFont };

/** The faces that a text is set in, and its size in points. */
export type TextStyle = { faces: readonly PdfFace[]; size: number };

export const INK = rgb(0.07, 0.08, 0.1);
export const SOFT = rgb(0.36, 0.37, 0.4);
export const HAIRLINE = rgb(0.8, 0.8, 0.78);
export const LINE_SPACING = 1.25;

/** An empty document that takes WOFF files. */
export async function createDocument(title: string): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.registerFontkit(fontkit);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreator('Toile');
  document.setProducer('Toile');
  return document;
}

/** The files of a typeface that a text needs, embedded as the letters that it uses. */
export async function embedFaces(
  document: PDFDocument,
  files: FaceFiles,
  text: string,
): Promise<PdfFace[]> {
  const faces: PdfFace[] = [];
  for (const file of files) {
    if (faces.length > 0 && listUncovered(text, faces).length === 0) break;
    const font = await document.embedFont(file, { subset: true });
    const characters = new Set(font.getCharacterSet());
    faces.push({
      font,
      covers: (character) => characters.has(character.codePointAt(0) ?? 0),
      widthOf: (line, size) => font.widthOfTextAtSize(line, size),
    });
  }
  return faces;
}

type Place = { x: number; y: number; isSoft?: boolean };

export function drawLine(
  page: PDFPage,
  line: string,
  { faces, size, ...place }: TextStyle & Place,
): void {
  let { x } = place;
  for (const { face, text } of toRuns(line, faces)) {
    page.drawText(text, { x, y: place.y, size, font: face.font, color: place.isSoft ? SOFT : INK });
    x += face.widthOf(text, size);
  }
}

type Block = { left: number; top: number; width: number; mostLines: number; isSoft?: boolean };

/** Draws lines downwards from their top, and returns how many there are. */
export function drawBlock(
  page: PDFPage,
  text: string,
  { faces, size, ...block }: TextStyle & Block,
): number {
  const lines = wrapText(text, { faces, size, ...block });
  for (const [at, line] of lines.entries()) {
    const y = block.top - size - at * size * LINE_SPACING;
    drawLine(page, line, { faces, size, x: block.left, y, isSoft: block.isSoft ?? false });
  }
  return lines.length;
}
