import { setTimeout as sleep } from 'node:timers/promises';
import { jobAcceptedSchema } from '@toile/contract';
import { readEventSource, type WireEvent } from '../../apps/server/src/testing/event-source.ts';
import type { Browser } from './browser.ts';

const PAUSE_MS = 300;
/** Longest time from an order to the end of its stream: far longer than the faults need. */
const STREAM_PATIENCE_MS = 300_000;
/** Time after which a silent connection is opened anew, as browsers do when they come back. */
const SILENCE_MS = 45_000;

/** A run that the product accepted, with the events that its user received. */
export type SeenRun = {
  jobId: string;
  events: WireEvent[];
  connections: number;
  isEnded: boolean;
};

/** A run as it was ordered; without a seen run it was refused, or no answer came. */
export type Order = { key: string; status: number; sent: number; seen?: SeenRun };

type Form = Readonly<Record<string, string>>;

/** Follows a run over any number of connections, each cut by the user after `cutAfter` events. */
export async function follow(browser: Browser, jobId: string, cutAfter: number): Promise<SeenRun> {
  const seen: SeenRun = { jobId, events: [], connections: 0, isEnded: false };
  const url = `${browser.origin}/api/stream-image-generation/${jobId}/`;
  const deadline = performance.now() + STREAM_PATIENCE_MS;

  async function readOn(): Promise<void> {
    const cookie = browser.cookie();
    const lastEventId = seen.events.at(-1)?.id;
    let left = cutAfter;
    seen.connections += 1;
    const silence = new AbortController();
    const waiting = setTimeout(() => silence.abort(), SILENCE_MS);
    const { signal } = silence;
    try {
      for await (const event of readEventSource(url, { cookie, lastEventId, signal })) {
        waiting.refresh();
        seen.events.push(event);
        left -= 1;
        if (left === 0) return;
      }
    } finally {
      clearTimeout(waiting);
    }
  }

  while (performance.now() < deadline) {
    await readOn().catch(() => undefined);
    if (seen.events.at(-1)?.event === 'done') return { ...seen, isEnded: true };
    await sleep(PAUSE_MS);
  }
  return seen;
}

/** Sends an order with one Idempotency-Key for all its attempts. */
export async function order(
  browser: Browser,
  { path, fields }: { path: string; fields: Form },
): Promise<Order & { jobId?: string }> {
  const key = crypto.randomUUID();
  const reply = await browser.send(path, {
    method: 'POST',
    multipart: fields,
    headers: { 'idempotency-key': key },
  });
  const { status, sent } = reply;
  if (status !== 202) return { key, status, sent };
  const { job_id: jobId } = jobAcceptedSchema.parse(JSON.parse(reply.body.toString()));
  return { key, status, sent, jobId };
}

/** Ids of the outputs that a run showed. */
export function outputsOf({ events }: SeenRun): string[] {
  return events.flatMap(({ event, data }) =>
    event === 'image' && typeof data === 'object' && data && 'output_image_id' in data
      ? [String(data.output_image_id)]
      : [],
  );
}
