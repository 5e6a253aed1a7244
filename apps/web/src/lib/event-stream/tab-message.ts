import { z } from 'zod';
import { jobEventSchema } from './parse-job-event.ts';

const jobId = z.string();
const seq = z.int().min(0);

/**
 * Messages between tabs. `want` and `unwant` go to the leading tab, the others come from it. `prev`
 * is the seq of the event before, so that a gap shows. Tabs of an older or newer release may send
 * messages too, hence the schema.
 */
export const tabMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('want'), tab: z.string(), jobId, afterSeq: seq, retry: z.boolean() }),
  z.object({ kind: z.literal('unwant'), tab: z.string(), jobId }),
  z.object({ kind: z.literal('leading') }),
  z.object({ kind: z.literal('event'), jobId, prev: seq, event: jobEventSchema }),
  z.object({ kind: z.literal('badData'), jobId }),
  z.object({
    kind: z.literal('status'),
    jobId,
    status: z.enum(['connecting', 'live', 'reconnecting', 'lost']),
  }),
]);

export type TabMessage = z.infer<typeof tabMessageSchema>;
export type WantMessage = Extract<TabMessage, { kind: 'want' }>;

/** Messages of the leading tab. */
export type LeaderMessage = Exclude<TabMessage, { kind: 'want' } | { kind: 'unwant' }>;
