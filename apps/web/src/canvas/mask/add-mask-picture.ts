import { createPaper, toPng } from '../../lib/pictures/paper.ts';
import { keepPicture } from '../../lib/pictures/picture-store.ts';
import { randomId } from '../../lib/random-id.ts';
import type { Mark } from './mark.ts';
import { readAsMask } from './mask-pixels.ts';
import type { MaskSession } from './mask-session.ts';

type PictureMark = Extract<Mark, { fileId: string }>;

/** Adds a picture as a mask: stores it, and performs the step that `toMark` makes of its id. */
export async function addMaskPicture(
  session: MaskSession,
  picture: CanvasImageSource,
  { owner, toMark }: { owner: string; toMark: (fileId: string) => PictureMark },
): Promise<void> {
  const paper = createPaper(session.size, true);
  readAsMask(paper, picture);
  const fileId = randomId();
  await keepPicture({ id: fileId, owner, file: await toPng(paper) });
  session.addPicture(toMark(fileId), paper.canvas);
}
