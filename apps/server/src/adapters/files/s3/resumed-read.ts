import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { FilesAwayError } from '../files-port.ts';

/** Longest wait for further bytes. */
const SILENCE_MS = 10_000;
/** Failures in a row, without a byte between them, after which a read ends with an error. */
const MAX_FAILURES = 4;
const FIRST_PAUSE_MS = 100;

export type ResumedReadOptions = {
  /** The answer to the first request. */
  first: Readable;
  /** Number of bytes to come. */
  bytes: number;
  /** Asks for what comes after the first so many bytes; rejects when the file has gone. */
  reopen: (at: number) => Promise<Readable>;
  silenceMs?: number;
};

/** The chunks of a body; one that falls silent is destroyed. */
async function* chunksOf(body: Readable, silenceMs: number): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  for (;;) {
    // Not while the reader takes its time: silence is the store's alone.
    const timer = setTimeout(() => body.destroy(new Error('The store fell silent')), silenceMs);
    const next = await chunks.next().finally(() => clearTimeout(timer));
    if (next.done === true) return;
    yield next.value;
  }
}

/**
 * One stream of a file over as many requests as it takes: where an answer is cut or falls silent,
 * the rest is asked for. Ends with FilesAwayError after several failures without a byte.
 */
export function readResumed(options: ResumedReadOptions): Readable {
  const { bytes, reopen, silenceMs = SILENCE_MS } = options;
  let body = options.first;
  let at = 0;

  async function* read(): AsyncGenerator<Uint8Array> {
    for (let failures = 0; ; failures += 1) {
      let cause: unknown;
      try {
        for await (const chunk of chunksOf(body, silenceMs)) {
          at += chunk.length;
          failures = 0;
          yield chunk;
        }
        if (at >= bytes) return;
      } catch (error) {
        // The reader's own end comes the same way as a fault of the store.
        if (stream.destroyed) throw error;
        cause = error;
      }
      if (failures >= MAX_FAILURES)
        throw new FilesAwayError('The file store cuts reads', { cause });
      await sleep(FIRST_PAUSE_MS * 2 ** failures);
      body = await reopen(at);
    }
  }

  const stream: Readable = Readable.from(read(), { objectMode: false });
  // Also for a stream that is destroyed before its first read, when the generator has not begun.
  stream.once('close', () => body.destroy());
  return stream;
}
