import { jobAcceptedSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { type StartOutcome, toStartFault } from '../../../lib/generations/start-outcome.ts';
import type { VariationRequest } from '../../../lib/variations/variation-request.ts';

/** Starts variations of an output. The same request, sent again, starts no other run. */
export async function startVariations(request: VariationRequest): Promise<StartOutcome> {
  const multipart = new FormData();
  multipart.set('output_image_id', request.outputImageId);
  multipart.set('num_images', String(request.count));
  if (request.engine !== undefined) multipart.set('engine', request.engine);
  if (request.credits !== undefined) multipart.set('credits', String(request.credits));
  try {
    const { job_id: jobId } = await post('/reroll-output-with-sse/', {
      parse: (body) => jobAcceptedSchema.parse(body),
      multipart,
      headers: { 'Idempotency-Key': request.idempotencyKey },
    });
    return { kind: 'accepted', jobId };
  } catch (error) {
    return toStartFault(error);
  }
}
