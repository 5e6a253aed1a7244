import type { TechPackBox, TechPackGarment } from '@toile/contract';
import { loadFile } from '../../../lib/pictures/load-picture.ts';
import { createPaper, toJpeg } from '../../../lib/pictures/paper.ts';

/** The longer side of a view in pixels: 300 to the inch where it stands largest. */
const LONGEST_PX = 1700;
const QUALITY = 0.92;

/** A part of a garment's drawing as JPEG; null where the browser cannot draw it. */
export async function drawView(
  { svg }: Pick<TechPackGarment, 'svg'>,
  { x, y, width, height }: TechPackBox,
): Promise<Uint8Array | null> {
  try {
    const scale = LONGEST_PX / Math.max(width, height);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const root = drawing.documentElement;
    root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    root.setAttribute('width', String(size.width));
    root.setAttribute('height', String(size.height));
    const text = new XMLSerializer().serializeToString(drawing);
    const picture = await loadFile(new Blob([text], { type: 'image/svg+xml' }));
    const paper = createPaper(size);
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, size.width, size.height);
    paper.drawImage(picture, 0, 0, size.width, size.height);
    const file = await toJpeg(paper, QUALITY);
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
