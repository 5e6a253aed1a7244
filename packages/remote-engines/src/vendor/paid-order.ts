import { BLIND_TICKET, EngineError, isBlind, type RenderOptions } from '@toile/engines';
import { VendorRefusalError } from './vendor-error.ts';

/** Codes of connections that were never made. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function neverSent(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && NEVER_SENT.has(String(cause.code))) return true;
  if (cause instanceof AggregateError) return cause.errors.every(neverSent);
  return neverSent(cause.cause);
}

/**
 * Errors after which an order may have been paid although no picture came: the connection broke,
 * nothing came in time, or the answer's status does not say that the order was turned away.
 */
function isDoubtful(error: unknown): boolean {
  if (!(error instanceof EngineError)) return true;
  if (error instanceof VendorRefusalError) return error.isUnclear;
  if (error.kind === 'timed-out') return true;
  return error.kind === 'unavailable' && error.cause !== undefined && !neverSent(error.cause);
}

/**
 * Sends an order that costs money and has no id before its answer: its book is marked before it is
 * sent, and the mark is taken away where nothing was bought. `send` calls its argument once the vendor has
 * accepted the order: a picture that is fetched after that and does not come has been paid.
 * @throws EngineError `doubtful` for an order that was marked before, whose answer never came, or
 * whose picture could not be fetched.
 */
export async function sendPaid<Result>(
  { order: book, signal }: Pick<RenderOptions, 'order' | 'signal'>,
  send: (onAccepted: () => void) => Promise<Result>,
): Promise<Result> {
  if (isBlind(book?.ticket)) {
    throw new EngineError('doubtful', 'An earlier try was sent, and its answer is lost');
  }
  await book?.keep(BLIND_TICKET);
  if (signal?.aborted) {
    await book?.keep(null);
    throw signal.reason;
  }
  let isAccepted = false;
  try {
    return await send(() => {
      isAccepted = true;
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (book && (isAccepted || isDoubtful(error))) {
      throw new EngineError('doubtful', 'The picture of a paid order never came', { cause: error });
    }
    await book?.keep(null);
    throw error;
  }
}

/** A paid order, and its price in US cents, where it is known. */
type Paid = Pick<RenderOptions, 'order' | 'signal'> & { costCents?: number };

/**
 * Work on the picture of an order that `sendPaid` sent, up to the finished one.
 * @throws EngineError `spoilt` for a picture that cannot be used; the signal's reason when that
 * came first.
 */
export async function usePaid<Result>(
  { order: book, signal, costCents }: Paid,
  use: () => Promise<Result>,
): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    signal?.throwIfAborted();
    if (!book || !(error instanceof EngineError) || error.kind !== 'failed') throw error;
    const message = 'The picture of a paid order is of no use';
    throw new EngineError('spoilt', message, { cause: error, costCents });
  }
}
