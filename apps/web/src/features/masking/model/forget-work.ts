import {
  findWork,
  listPictureIds,
  type WorkPlace,
  workId,
} from '../../../canvas/mask/kept-work.ts';
import { dropPictures } from '../../../lib/pictures/picture-store.ts';
import { keepMoving } from './moving-subject.ts';

/** Forgets the work on a photo's mask, with its pictures. */
export async function forgetWork(place: WorkPlace): Promise<void> {
  const { history } = await findWork(place);
  keepMoving(place, false);
  await dropPictures([...listPictureIds(history), workId(place.photoKey)]);
}
