import type { RefusalReason } from '@toile/contract';

/**
 * Kinds of failure of a render:
 * - `refused`: the input cannot be worked with; `reason` says why.
 * - `moderated`: a vendor's own check refused the prompt or the pictures.
 * - `unsupported`: the engine does not make such pictures.
 * - `unavailable`: it cannot be reached, or does not accept its key.
 * - `rate-limited`: it accepts no more for now; `retryAfterMs` says for how long.
 * - `quota`: its account has no money or quota left.
 * - `timed-out`: it took too long.
 * - `lost`: the vendor no longer knows an order; no picture was made of it.
 * - `doubtful`: an order may have been accepted and paid, but its picture cannot be found.
 * - `spoilt`: the picture of a paid order cannot be used; another one would be paid as well.
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
  | 'spoilt'
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
  spoilt: false,
  failed: true,
};

/** A part of an engine whose failure the operator can be told. */
export type EnginePart = 'threads';

type EngineErrorOptions = ErrorOptions & {
  reason?: RefusalReason;
  part?: EnginePart;
  retryAfterMs?: number;
  costCents?: number;
};

/** The one error that leaves an engine; `message` is for the log, never for the user. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  readonly retryable: boolean;
  /** Reason of a refusal, where the user can be told. */
  readonly reason?: RefusalReason;
  /** The part of the engine that does not work, where known. */
  readonly part?: EnginePart;
  /** Milliseconds after which to ask again, where the engine says so. */
  readonly retryAfterMs?: number;
  /** Price in US cents of a picture that was paid and is of no use, where it is known. */
  readonly costCents?: number;

  constructor(
    kind: EngineErrorKind,
    message: string,
    { reason, part, retryAfterMs, costCents, ...options }: EngineErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'EngineError';
    this.kind = kind;
    this.retryable = RETRYABLE[kind];
    this.reason = reason;
    this.part = part;
    this.retryAfterMs = retryAfterMs;
    this.costCents = costCents;
  }
}
