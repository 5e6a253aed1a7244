import { createPaper } from '../../lib/pictures/paper.ts';
import type { Box } from './mask-pixels.ts';
import type { MaskSession } from './mask-session.ts';

/** The selected part of the photo on a transparent ground: a picture of the size of `box`. */
export function cutOut(
  photo: CanvasImageSource,
  { canvas, size }: MaskSession,
  box: Box,
): HTMLCanvasElement {
  const paper = createPaper(box);
  paper.drawImage(canvas, -box.x, -box.y);
  paper.globalCompositeOperation = 'source-in';
  paper.drawImage(photo, -box.x, -box.y, size.width, size.height);
  return paper.canvas;
}
