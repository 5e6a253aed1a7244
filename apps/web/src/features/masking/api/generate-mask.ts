import { type MaskCoordinates, maskAnswerSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { type MaskTarget, targetForm } from './target-form.ts';

type MaskWish = { target: MaskTarget; dots: MaskCoordinates; signal: AbortSignal };

/** Requests the mask of the thing under the dots; the answer is a PNG as a data URI. */
export async function generateMask({ target, dots, signal }: MaskWish): Promise<string> {
  const form = targetForm(target);
  form.set('pos_coord', JSON.stringify(dots));
  const { output } = await post('/generate-mask/', {
    parse: (body) => maskAnswerSchema.parse(body),
    multipart: form,
    signal,
  });
  return output;
}
