import { type JobAccepted, jobAcceptedSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';

/**
 * Orders a run by its form. A second order with the same key is the same run and costs nothing.
 * @throws ApiError where the server refuses
 */
export function orderRun(form: FormData, key: string): Promise<JobAccepted> {
  return post('/generate-image-with-sse/', {
    parse: (body) => jobAcceptedSchema.parse(body),
    multipart: form,
    headers: { 'Idempotency-Key': key },
  });
}
