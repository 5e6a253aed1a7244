import { loadFile } from '../../lib/pictures/load-picture.ts';
import type { Size } from '../../lib/pictures/paper.ts';
import { findPicture } from '../../lib/pictures/picture-store.ts';
import { findWork, listPictureIds, NO_WORK, type WorkPlace } from './kept-work.ts';
import { createMaskSession, type MaskSession } from './mask-session.ts';

/** The stored session of a photo's mask; a new one where a part of it is gone. */
export async function openSession(place: WorkPlace, size: Size): Promise<MaskSession> {
  const work = await findWork(place);
  const pictures = new Map<string, CanvasImageSource>();
  try {
    for (const id of listPictureIds(work.history)) {
      const file = await findPicture(place.owner, id);
      if (!file) return createMaskSession({ size, pictures, ...NO_WORK });
      pictures.set(id, await loadFile(file));
    }
  } catch {
    return createMaskSession({ size, pictures, ...NO_WORK });
  }
  return createMaskSession({ size, pictures, ...work });
}
