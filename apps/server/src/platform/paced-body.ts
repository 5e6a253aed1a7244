import { finished, type Readable, Transform, type TransformCallback } from 'node:stream';
import { AppError } from './app-error.ts';

/** Least pace of a body: one with fewer `bytes` in a window is refused. */
export type Pace = { windowMs: number; bytes: number };

/**
 * 8 kB a second: a tenth of what a telephone with a weak signal sends. Small forms have ten
 * seconds.
 */
export const LEAST_PACE: Pace = { windowMs: 10_000, bytes: 80 * 1024 };

/** Bytes that a parser gets at a time: even of the tiniest parts they take only milliseconds. */
const PIECE_BYTES = 16 * 1024;

type PacedBodyOptions = { limitBytes: number; pace?: Pace };

/**
 * A body on its way to its parser. Fails with `tooLarge` beyond the limit, with `tooSlow` below the
 * least pace, and with `abandoned` when the sender disconnects.
 */
export class PacedBody extends Transform {
  readonly #limitBytes: number;
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;
  #bytesBefore = 0;

  constructor({ limitBytes, pace = LEAST_PACE }: PacedBodyOptions) {
    super();
    this.#limitBytes = limitBytes;
    this.#timer = setInterval(() => this.#look(pace), pace.windowMs).unref();
    this.once('close', () => clearInterval(this.#timer));
    // It may end before a parser listens, or after the last one has.
    this.on('error', () => undefined);
  }

  /** Reads the body of a request. */
  readFrom(request: Readable): this {
    finished(request, { writable: false }, (error) => {
      if (error) this.destroy(new AppError('abandoned'));
    });
    request.pipe(this);
    return this;
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#limitBytes) return done(new AppError('tooLarge'));
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      this.push(chunk.subarray(at, at + PIECE_BYTES));
    }
    done();
  }

  #look({ bytes }: Pace): void {
    if (this.writableEnded) clearInterval(this.#timer);
    else if (this.#bytes - this.#bytesBefore < bytes) this.destroy(new AppError('tooSlow'));
    this.#bytesBefore = this.#bytes;
  }
}
