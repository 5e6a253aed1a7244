import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { JobEvent, Language } from '@toile/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { languageOf } from '../../../platform/language/request-language.ts';
import { translate } from '../../../platform/language/translate.ts';
import type { Log } from '../../../platform/log.ts';
import type { Notifications } from '../../../platform/notifications.ts';
import { SESSION_ENDS_CHANNEL } from '../../../platform/session-ends.ts';
import { FULL_RETRY_AFTER_SECONDS, STREAMS_AT_ONCE } from '../jobs/run-limits.ts';

/** The browser's pause before it reconnects. */
const RECONNECT_DELAY_MS = 1000;

/**
 * Interval of the comments in a silent stream, shorter than the silence after which a proxy might
 * close it.
 */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** The event's data, with the reason of a failed image in the reader's language. */
function dataFor({ event, data }: JobEvent, language: Language): JobEvent['data'] {
  return event === 'failed' ? { ...data, message: translate(data.message, language) } : data;
}

function frameOf(event: JobEvent, language: Language): string {
  const data = JSON.stringify(dataFor(event, language));
  return `id: ${event.seq}\nevent: ${event.event}\ndata: ${data}\n\n`;
}

/** Waits until the client has read the written data, or has gone. */
async function drained(response: ServerResponse, signal: AbortSignal): Promise<void> {
  await once(response, 'drain', { signal }).catch(() => undefined);
}

/** User and session of a stream's reader. */
export type StreamReader = { userId: string; sessionId: string };

/** Reports ended sessions, of any process. */
type SessionEnds = {
  /** Calls back with the id of each ended session; the returned function unsubscribes. */
  subscribe: Notifications['subscribe'];
  listLive: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  log: Log;
};

/**
 * Open event streams of this process: they share one heartbeat, end together, and each ends with
 * its session.
 */
export type EventStreams = {
  /**
   * Answers a user with `events` until they end or the client goes. `events` gets a signal that
   * aborts when nobody reads any more. Throws `tooManyStreams` before the answer begins.
   */
  send: (
    reply: FastifyReply,
    reader: StreamReader,
    events: (signal: AbortSignal) => AsyncIterable<JobEvent>,
  ) => Promise<void>;
  /** Writes a comment to every stream; happens by itself every 15 seconds. */
  beat: () => void;
  /** Ends all streams; their clients reconnect and go on where they were. */
  close: () => void;
};

type OpenStream = StreamReader & { gone: AbortController };

export function createEventStreams({ subscribe, listLive, log }: SessionEnds): EventStreams {
  const open = new Map<ServerResponse, OpenStream>();

  function endOf(hasEnded: (sessionId: string) => boolean): void {
    for (const { sessionId, gone } of open.values()) if (hasEnded(sessionId)) gone.abort();
  }

  /**
   * Ends streams of sessions whose end was missed while the connection for notifications was away.
   */
  async function endOver(sessionIds: readonly string[]): Promise<void> {
    if (sessionIds.length === 0) return;
    const live = await listLive(sessionIds);
    endOf((id) => sessionIds.includes(id) && !live.has(id));
  }

  function check(streams: Iterable<StreamReader>): Promise<void> {
    const ids = new Set([...streams].map(({ sessionId }) => sessionId));
    return endOver([...ids]).catch((error) => {
      log.warn({ err: error }, 'Sessions could not be checked');
    });
  }

  const unsubscribe = subscribe(SESSION_ENDS_CHANNEL, {
    onMessage: (ended) => endOf((id) => id === ended),
    onGap: () => void check(open.values()),
  });

  function refuseTooMany(userId: string): void {
    const own = [...open.values()].filter((stream) => stream.userId === userId).length;
    if (own < STREAMS_AT_ONCE) return;
    throw new AppError('tooManyStreams', { retryAfterSeconds: FULL_RETRY_AFTER_SECONDS });
  }

  function beat(): void {
    for (const response of open.keys()) {
      if (!response.writableNeedDrain) response.write(': heartbeat\n\n');
    }
  }

  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  heartbeat.unref();

  async function send(
    reply: FastifyReply,
    reader: StreamReader,
    events: (signal: AbortSignal) => AsyncIterable<JobEvent>,
  ): Promise<void> {
    refuseTooMany(reader.userId);
    const language = languageOf(reply.request);
    const response = reply.hijack().raw;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    response.on('error', () => gone.abort());
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS })) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.write(`retry: ${RECONNECT_DELAY_MS}\n\n`);
    open.set(response, { ...reader, gone });
    try {
      // The session may have ended after the request was accepted.
      await check([reader]);
      for await (const event of events(gone.signal)) {
        if (!response.write(frameOf(event, language))) await drained(response, gone.signal);
      }
    } finally {
      open.delete(response);
      response.end();
    }
  }

  return {
    send,
    beat,
    close: () => {
      clearInterval(heartbeat);
      unsubscribe();
      for (const { gone } of open.values()) gone.abort();
    },
  };
}
