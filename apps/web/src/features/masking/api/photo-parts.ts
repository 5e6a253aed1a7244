import { type PhotoPart, type PhotoParts, photoPartsSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { type MaskTarget, targetForm } from './target-form.ts';

type PartsWish = { target: MaskTarget; part?: PhotoPart; signal: AbortSignal };

/** Requests the parts that a photo shows, and the mask of one of them where it is named. */
export async function askParts({ target, part, signal }: PartsWish): Promise<PhotoParts> {
  const form = targetForm(target);
  if (part) form.set('part', part);
  return post('/photo-parts/', {
    parse: (body) => photoPartsSchema.parse(body),
    multipart: form,
    signal,
  });
}
