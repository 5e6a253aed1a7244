import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { vi } from 'vitest';
import { createPaper, type Paper } from '../lib/pictures/paper.ts';

/** Gives jsdom, which has none, canvases that draw; for one test. */
export function fakeCanvases(): void {
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    name === 'canvas'
      ? createCanvasElement()
      : document.createElementNS('http://www.w3.org/1999/xhtml', name),
  );
}

/** A canvas that draws as the browser's does, but cannot be put on the page. */
function createCanvasElement(): HTMLCanvasElement {
  const canvas: Canvas = createCanvas(1, 1);
  const toBlob = (done: (blob: Blob) => void, type: string) =>
    done(new Blob([new Uint8Array(canvas.toBuffer('image/png'))], { type }));
  // Of an element's members the code under test uses those of a canvas alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.assign(canvas, { toBlob }) as unknown as HTMLCanvasElement;
}

/** A canvas from rows of text: # is selected, a pixel for each character. */
export function paperOf(...rows: readonly string[]): Paper {
  const paper = createPaper({ width: rows[0]?.length ?? 1, height: rows.length });
  paper.fillStyle = '#fff';
  for (const [y, row] of rows.entries()) {
    for (const { index } of row.matchAll(/#/g)) paper.fillRect(index, y, 1, 1);
  }
  return paper;
}

/** The rows of a canvas: # opaque, + half opaque, a dot for transparent. */
export function rowsOf(paper: Paper): string[] {
  const { width, height } = paper.canvas;
  const { data } = paper.getImageData(0, 0, width, height);
  const signAt = (at: number) => {
    const alpha = data[at * 4 + 3] ?? 0;
    if (alpha === 0) return '.';
    return alpha === 255 ? '#' : '+';
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => signAt(y * width + x)).join(''),
  );
}
