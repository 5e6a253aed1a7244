import type { RefusalReason } from '@toile/contract';
import { EngineError, type EngineErrorKind } from '@toile/engines';

/** An engine's error as it leaves a thread: errors lose their class on the way. */
export type ThreadRefusal = { refusal: RefusalReason; kind: EngineErrorKind; message: string };

/** Answer of a thread to an error with a reason for the user. Throws all other errors. */
export function toRefusal(error: unknown): ThreadRefusal {
  if (!(error instanceof EngineError) || !error.reason) throw error;
  return { refusal: error.reason, kind: error.kind, message: error.message };
}

/** The same error on the other side. */
export function fromRefusal({ refusal, kind, message }: ThreadRefusal): EngineError {
  return new EngineError(kind, message, { reason: refusal });
}
