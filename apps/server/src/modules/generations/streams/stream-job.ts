import type { JobEvent } from '@toile/contract';
import type { FastifyReply } from 'fastify';
import { continueTrace } from '../../../platform/tracing/spans.ts';
import type { Job } from '../jobs/jobs.repository.ts';
import { tellDeletion } from './deleted-outputs.ts';
import type { EventStreams } from './event-stream.ts';
import type { JobFeeds } from './job-feeds.ts';

/**
 * The event number from which the client continues. A header that is no number of this job's events
 * is ignored, and the client gets all events.
 */
function seqOf(lastEventId: string | string[] | undefined, lastSeq: number): number {
  if (typeof lastEventId !== 'string' || !/^\d{1,9}$/.test(lastEventId)) return 0;
  const seq = Number(lastEventId);
  return seq <= lastSeq ? seq : 0;
}

type StreamOrder = {
  job: Job;
  sessionId: string;
  lastEventId: string | string[] | undefined;
  /** Outputs that were deleted before the stream began. */
  deletedOutputs: readonly string[];
  /** Its events in place of its own, which were removed. */
  replayed?: readonly JobEvent[];
};

async function* tellDeletions(
  events: AsyncIterable<JobEvent> | Iterable<JobEvent>,
  deletedOutputs: readonly string[],
): AsyncGenerator<JobEvent> {
  const deletedIds = new Set(deletedOutputs);
  for await (const event of events) yield tellDeletion(event, deletedIds);
}

/** Streams the job's events from the client's position on. */
export async function streamJob(
  { feeds, streams }: { feeds: JobFeeds; streams: EventStreams },
  reply: FastifyReply,
  { job, sessionId, lastEventId, deletedOutputs, replayed }: StreamOrder,
): Promise<void> {
  const seq = seqOf(lastEventId, job.lastSeq);
  // 204 stops an EventSource that has read the end from reconnecting.
  if (job.state === 'done' && seq === job.lastSeq) return void reply.code(204).send();
  const { traceParent } = job;
  await continueTrace({ name: 'stream', traceParent, facts: { job: job.id, seq } }, () =>
    streams.send(reply, { userId: job.userId, sessionId }, (signal) =>
      tellDeletions(replayed ?? feeds.follow(job.id, seq, signal), deletedOutputs),
    ),
  );
}
