import { type JobAccepted, jobAcceptedSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';

/**
 * Orders a run by its form. The key makes a second order of the same run free of charge.
 * @throws ApiError where the server refuses
 */
export function orderRun(form: FormData, key: string): Promise<JobAccepted> {
  return post('/generate-image-with-sse/', {
    parse: (body) => jobAcceptedSchema.parse(body),
    multipart: form,
    headers: { 'Idempotency-Key': key },
  });
}
