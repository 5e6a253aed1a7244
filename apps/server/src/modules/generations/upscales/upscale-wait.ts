import type { Generation, JobEvent } from '@toile/contract';
import { AppError } from '../../../platform/app-error.ts';

/**
 * Follows the events of an upscale to their end: its picture, or `undefined` when they stopped
 * before. Throws `upscaleFailed` with the reason, and `upscaleCanceled`.
 */
export async function waitForUpscale(
  events: AsyncIterable<JobEvent>,
): Promise<Generation | undefined> {
  let image: Generation | undefined;
  let message: string | undefined;
  for await (const { event, data } of events) {
    if (event === 'image') image = data;
    if (event === 'failed') message = data.message;
    if (event !== 'done') continue;
    if (image) return image;
    if (data.canceled) throw new AppError('upscaleCanceled');
    const fields = message === undefined ? undefined : { non_field_errors: [message] };
    throw new AppError('upscaleFailed', { fields });
  }
  return undefined;
}
