import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '@toile/contract';
import { keepPicture } from '../../../lib/pictures/picture-store.ts';
import { randomId } from '../../../lib/random-id.ts';
import { type Fit, fitPicture } from './fit-picture.ts';
import type { GivenPicture } from './given-picture.ts';
import { checkPictureFile, tooLarge, tooManyPixels } from './picture-file.ts';

/** Owner of a picture, and its fit. */
export type TakeOptions = { owner: string; fit: Fit };

/**
 * The file as an input picture, or the reason why it cannot be one. Its bytes are copied: the file
 * may be saved again, moved or deleted while its picture is in use.
 */
export async function takePicture(
  file: File,
  { owner, fit }: TakeOptions,
): Promise<GivenPicture | string> {
  const check = await checkPictureFile(file);
  if (!check.ok) return check.fault;
  const copy = new Blob([await file.arrayBuffer()], { type: file.type });
  const fitted = await fitPicture(copy, check, fit);
  const { width, height } = fitted;
  if (fitted.file.size > PICTURE_MAX_BYTES) return tooLarge(PICTURE_MAX_BYTES);
  if (width * height > PICTURE_MAX_PIXELS) return tooManyPixels(PICTURE_MAX_PIXELS);
  const fileId = randomId();
  await keepPicture({ id: fileId, owner, file: fitted.file });
  return { kind: 'file', fileId, name: file.name, width, height };
}
