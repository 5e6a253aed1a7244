import { type JobAccepted, jobAcceptedSchema } from '@toile/contract';
import { post } from '../../../lib/api/api-client.ts';
import { askWhenOnline } from '../../../lib/connection/ask-when-online.ts';

/**
 * Orders a run by its form, once there is a connection. A second order with the same key is the
 * same run and costs nothing. The signal ends the wait for a connection, not an order that was sent.
 * @throws ApiError where the server refuses; the signal's reason once it aborts
 */
export function orderRun(form: FormData, key: string, signal?: AbortSignal): Promise<JobAccepted> {
  const send = () =>
    post('/generate-image-with-sse/', {
      parse: (body) => jobAcceptedSchema.parse(body),
      multipart: form,
      headers: { 'Idempotency-Key': key },
    });
  return askWhenOnline(send, signal);
}
