import type { FastifyReply } from 'fastify';
import type { EventStreams } from './event-stream.ts';
import type { JobFeeds } from './job-feeds.ts';
import type { Job } from './jobs.repository.ts';

/**
 * The number after which a client wants events. What is no number of one of the job's events
 * tells nothing, so such a client gets all of them.
 */
function seqOf(lastEventId: string | string[] | undefined, lastSeq: number): number {
  if (typeof lastEventId !== 'string' || !/^\d{1,9}$/.test(lastEventId)) return 0;
  const seq = Number(lastEventId);
  return seq <= lastSeq ? seq : 0;
}

/** Answers with the job's events from where the client was. */
export async function streamJob(
  { feeds, streams }: { feeds: JobFeeds; streams: EventStreams },
  reply: FastifyReply,
  { job, lastEventId }: { job: Job; lastEventId: string | string[] | undefined },
): Promise<void> {
  const seq = seqOf(lastEventId, job.lastSeq);
  // 204 tells an EventSource that has seen the end not to come back.
  if (job.state === 'done' && seq === job.lastSeq) return void reply.code(204).send();
  await streams.send(reply, job.userId, (signal) => feeds.follow(job.id, seq, signal));
}
