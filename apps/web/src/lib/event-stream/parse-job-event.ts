import { JOB_EVENT_SCHEMAS, type JobEvent, type JobEventName } from '@toile/contract';

/** A message as EventSource gives it. */
export type RawEvent = { name: JobEventName; lastEventId: string; data: string };

export const JOB_EVENT_NAMES = Object.keys(JOB_EVENT_SCHEMAS) as JobEventName[]; // its keys are the names

/** The event in a message; undefined when the data is not what the contract says. */
export function parseJobEvent(raw: RawEvent): JobEvent | undefined {
  const seq = parseSeq(raw.lastEventId);
  const data = parseJson(raw.data);
  const parsed = JOB_EVENT_SCHEMAS[raw.name].safeParse(data);
  if (seq === undefined || !parsed.success) return undefined;
  // The schema was picked by the name, which the compiler cannot follow through the union.
  return { seq, event: raw.name, data: parsed.data } as JobEvent;
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
