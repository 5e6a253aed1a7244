import type { RefusalReason } from '@toile/contract';
import { EngineError, type EngineErrorKind } from '@toile/engines';

/** An engine's error as it leaves a thread: errors lose their class on the way. */
export type ThreadRefusal = { refusal: RefusalReason; kind: EngineErrorKind; message: string };

/** What a thread answers to an error whose reason the user can be told. Throws all others. */
export function toRefusal(error: unknown): ThreadRefusal {
  if (!(error instanceof EngineError) || !error.reason) throw error;
  return { refusal: error.reason, kind: error.kind, message: error.message };
}

/** The same error on the other side. */
export function fromRefusal({ refusal, kind, message }: ThreadRefusal): EngineError {
  return new EngineError(kind, message, { reason: refusal });
}
