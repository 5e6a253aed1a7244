import { en } from '@toile/contract';
import { loadFile } from '../../../lib/pictures/load-picture.ts';
import { createPaper, type Size, toPng } from '../../../lib/pictures/paper.ts';

/** How a picture is fitted before it is kept: to the canvas that it is masked on, or onto a white sheet. */
export type Fit = 'canvas' | 'sheet';

const CANVAS: Size = { width: 1024, height: 1024 };
const SHEET: Size = { width: 768, height: 1024 };

/** Said in the metadata of pictures that were made by machines; drawn anew they would lose it. */
const AI_MARKER = 'digitalsourcetype';
const METADATA_BYTES = 256 * 1024;

type Fitted = Size & { file: Blob };

/**
 * A picture at the size that its step works with. One that fits, and one that says how it was
 * made, stays as it is.
 * @throws where it cannot be loaded, or the browser has no canvas to give
 */
export async function fitPicture(file: Blob, size: Size, fit: Fit): Promise<Fitted> {
  if (isFit(size, fit) || (await isMarked(file))) return { file, ...size };
  const picture = await loadFile(file, en.errors.resizeLoad);
  const inner = within(size, fit === 'canvas' ? CANVAS : SHEET);
  const outer = fit === 'canvas' ? inner : SHEET;
  const paper = createPaper(outer);
  if (fit === 'sheet') {
    paper.fillStyle = '#ffffff';
    paper.fillRect(0, 0, outer.width, outer.height);
  }
  paper.imageSmoothingQuality = 'high';
  const left = Math.round((outer.width - inner.width) / 2);
  const top = Math.round((outer.height - inner.height) / 2);
  paper.drawImage(picture, left, top, inner.width, inner.height);
  return { file: await toPng(paper), ...outer };
}

function isFit({ width, height }: Size, fit: Fit): boolean {
  if (fit === 'canvas') return width <= CANVAS.width && height <= CANVAS.height;
  return width === SHEET.width && height === SHEET.height;
}

/** The largest size of the same shape that fits into `frame`. */
function within({ width, height }: Size, frame: Size): Size {
  const scale = Math.min(frame.width / width, frame.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function isMarked(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, METADATA_BYTES).arrayBuffer());
  return new TextDecoder('latin1').decode(head).toLowerCase().includes(AI_MARKER);
}
