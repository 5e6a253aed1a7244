import { onPage, type Page } from '../paint/page.ts';
import { drawButton, drawButtonhole } from './button.ts';
import type { Mark } from './mark.ts';
import type { MarkPen } from './mark-pen.ts';
import { drawBuckle, drawEyelet } from './metal.ts';
import { drawSeam, drawStitch } from './sewing.ts';
import { drawCord, drawLabel } from './sewn-on.ts';
import { drawZip } from './zip.ts';

/** Draws a mark at its place on the page. */
export function drawMark(pen: MarkPen, mark: Mark, page: Page): void {
  const at = (point: readonly [number, number]) => onPage([point], page)[0];
  switch (mark.is) {
    case 'seam':
      return drawSeam(pen, onPage(mark.path, page), mark.depth ?? 1);
    case 'stitch':
      return drawStitch(pen, onPage(mark.path, page), mark.isContrast ?? false);
    case 'button':
      return drawButton(pen, at(mark.at), mark);
    case 'buttonhole':
      return drawButtonhole(pen, at(mark.at), mark);
    case 'zip':
      return drawZip(pen, onPage(mark.path, page), mark);
    case 'cord':
      return drawCord(pen, onPage(mark.path, page), mark);
    case 'eyelet':
      return drawEyelet(pen, at(mark.at), mark.radiusCm);
    case 'buckle':
      return drawBuckle(pen, at(mark.at), mark);
    case 'label':
      return drawLabel(pen, at(mark.at));
  }
}
