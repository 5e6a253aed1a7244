import { JOB_EVENT_SCHEMAS, type JobEvent, type JobEventName } from '@toile/contract';
import { z } from 'zod';

/** A message as EventSource gives it. */
export type RawEvent = { name: JobEventName; lastEventId: string; data: string };

export const JOB_EVENT_NAMES: readonly JobEventName[] = ['image', 'progress', 'failed', 'done'];

const seq = z.int().min(0);

/** An event with its name and number. */
export const jobEventSchema: z.ZodType<JobEvent> = z.discriminatedUnion('event', [
  z.object({ seq, event: z.literal('image'), data: JOB_EVENT_SCHEMAS.image }),
  z.object({ seq, event: z.literal('progress'), data: JOB_EVENT_SCHEMAS.progress }),
  z.object({ seq, event: z.literal('failed'), data: JOB_EVENT_SCHEMAS.failed }),
  z.object({ seq, event: z.literal('done'), data: JOB_EVENT_SCHEMAS.done }),
]);

/** The event in a message; undefined when the data is not what the contract says. */
export function parseJobEvent(raw: RawEvent): JobEvent | undefined {
  const event = { seq: parseSeq(raw.lastEventId), event: raw.name, data: parseJson(raw.data) };
  return jobEventSchema.safeParse(event).data;
}

/** The sequence number in an event's id; undefined when it is none. */
export function parseSeq(lastEventId: string): number | undefined {
  return /^\d+$/.test(lastEventId) ? Number(lastEventId) : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
