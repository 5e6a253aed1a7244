import { type MaskCoordinates, maskAnswerSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { type MaskTarget, targetForm } from './target-form.ts';

type MaskWish = {
  target: MaskTarget;
  dots: MaskCoordinates;
  leftOut: MaskCoordinates;
  signal: AbortSignal;
};

/** Requests the mask of the thing under the dots, without what is under those to leave out; the answer is a PNG as a data URI. */
export async function generateMask({ target, dots, leftOut, signal }: MaskWish): Promise<string> {
  const form = targetForm(target);
  form.set('pos_coord', JSON.stringify(dots));
  if (leftOut.length > 0) form.set('negative_coord', JSON.stringify(leftOut));
  const { output } = await post('/generate-mask/', {
    parse: (body) => maskAnswerSchema.parse(body),
    multipart: form,
    signal,
  });
  return output;
}
