import type { Generation } from '@toile/contract';
import { loadPicture } from '../pictures/load-picture.ts';
import { createPaper, toJpeg } from '../pictures/paper.ts';

/** Width in pixels: at the largest place of a sheet 190 to the inch, at the others up to 400. */
const WIDTH_PX = 1024;
const QUALITY = 0.9;

/** An output's picture as JPEG, on white; null where it cannot be loaded. */
export async function loadJpeg({
  image_url: url,
}: Pick<Generation, 'image_url'>): Promise<Uint8Array | null> {
  try {
    const picture = await loadPicture(`${url}?w=${WIDTH_PX}`);
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    const paper = createPaper(size);
    paper.fillStyle = '#fff';
    paper.fillRect(0, 0, size.width, size.height);
    paper.drawImage(picture, 0, 0);
    const file = await toJpeg(paper, QUALITY);
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}
