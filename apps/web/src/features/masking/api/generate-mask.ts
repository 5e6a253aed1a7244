import { type MaskCoordinates, maskAnswerSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';

/** The photo to mask: a file, or the id of one of the user's outputs. */
export type MaskTarget = { kind: 'file'; file: Blob } | { kind: 'output'; outputId: string };

type MaskWish = { target: MaskTarget; dots: MaskCoordinates; signal: AbortSignal };

/** Requests the mask of the thing under the dots; the answer is a PNG as a data URI. */
export async function generateMask({ target, dots, signal }: MaskWish): Promise<string> {
  const form = new FormData();
  if (target.kind === 'file') form.set('target_image', target.file, 'photo');
  else form.set('target_output_id', target.outputId);
  form.set('pos_coord', JSON.stringify(dots));
  const { output } = await post('/generate-mask/', {
    parse: (body) => maskAnswerSchema.parse(body),
    multipart: form,
    signal,
  });
  return output;
}
