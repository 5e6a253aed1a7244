import type { RefusalReason } from '@toile/contract';

/** Why an engine gave no picture. `retryable` tells whether the same brief may work later. */
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
  /** Why it was refused, where that can be told to the user. */
  readonly reason?: RefusalReason;
  /** What of the engine does not work, where that is known. */
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
