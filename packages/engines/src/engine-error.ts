import type { RefusalReason } from '@toile/contract';

/** Kinds of failure of a render. `retryable` says that the same brief may work later. */
export type EngineErrorKind = 'refused' | 'unsupported' | 'unavailable' | 'timed-out' | 'failed';

const RETRYABLE: Record<EngineErrorKind, boolean> = {
  refused: false,
  unsupported: false,
  unavailable: true,
  'timed-out': true,
  failed: true,
};

/** A part of an engine whose failure can be told to who runs the product. */
export type EnginePart = 'threads';

/** The one error that leaves an engine; `message` is for the log, never for the user. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  readonly retryable: boolean;
  /** Reason of a refusal, where the user can be told. */
  readonly reason?: RefusalReason;
  /** The part of the engine that does not work, where known. */
  readonly part?: EnginePart;

  constructor(
    kind: EngineErrorKind,
    message: string,
    { reason, part, ...options }: ErrorOptions & { reason?: RefusalReason; part?: EnginePart } = {},
  ) {
    super(message, options);
    this.name = 'EngineError';
    this.kind = kind;
    this.retryable = RETRYABLE[kind];
    this.reason = reason;
    this.part = part;
  }
}
