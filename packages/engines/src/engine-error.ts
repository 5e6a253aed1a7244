import type { RefusalReason } from '@toile/contract';

/**
 * Kinds of failure of a render:
 * - `refused`: what it was given cannot be worked with; `reason` tells why.
 * - `moderated`: a vendor's own check refused the words or the pictures.
 * - `unsupported`: it does not make such pictures.
 * - `unavailable`: it is out of reach, or does not accept its key.
 * - `rate-limited`: it takes no more for now; `retryAfterMs` tells for how long.
 * - `quota`: its account has no money or quota left.
 * - `timed-out`: it took too long.
 * - `lost`: an order that was sent is known no more; nothing was made of it.
 * - `doubtful`: an order may have been taken and paid, and its picture cannot be found.
 * - `failed`: anything else.
 */
export type EngineErrorKind =
  | 'refused'
  | 'moderated'
  | 'unsupported'
  | 'unavailable'
  | 'rate-limited'
  | 'quota'
  | 'timed-out'
  | 'lost'
  | 'doubtful'
  | 'failed';

/** Kinds after which the same brief may work later, with the same engine. */
const RETRYABLE: Record<EngineErrorKind, boolean> = {
  refused: false,
  moderated: false,
  unsupported: false,
  unavailable: true,
  'rate-limited': true,
  quota: false,
  'timed-out': true,
  lost: true,
  doubtful: false,
  failed: true,
};

/** A part of an engine whose failure can be told to who runs the product. */
export type EnginePart = 'threads';

type EngineErrorOptions = ErrorOptions & {
  reason?: RefusalReason;
  part?: EnginePart;
  retryAfterMs?: number;
};

/** The one error that leaves an engine; `message` is for the log, never for the user. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  readonly retryable: boolean;
  /** Reason of a refusal, where the user can be told. */
  readonly reason?: RefusalReason;
  /** The part of the engine that does not work, where known. */
  readonly part?: EnginePart;
  /** Milliseconds after which to ask again, where the engine told. */
  readonly retryAfterMs?: number;

  constructor(
    kind: EngineErrorKind,
    message: string,
    { reason, part, retryAfterMs, ...options }: EngineErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'EngineError';
    this.kind = kind;
    this.retryable = RETRYABLE[kind];
    this.reason = reason;
    this.part = part;
    this.retryAfterMs = retryAfterMs;
  }
}
