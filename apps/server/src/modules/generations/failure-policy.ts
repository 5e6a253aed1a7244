import { en, serverWords } from '@toile/contract';
import { EngineError } from '@toile/engines';
import { StorageFullError } from '../../adapters/files/files-port.ts';
import { UnsafePictureError } from '../safety/unsafe-picture-error.ts';
import { InputMissingError } from './job-pictures.ts';
import { RenderStopped, type StopReason } from './render-stopped.ts';

/** Failed renders after which the slot fails. */
const MAX_FAILURES = 3;

/** The same while a model is being fetched: with the growing pauses, about a minute. */
const MAX_FAILURES_WITHOUT_MODEL = 7;

/** Pause before the second try; each later one is twice as long. */
const FIRST_RETRY_DELAY_MS = 1000;

/** Reaction of a worker to a render that ended without a picture. */
export type FailureAnswer =
  | { act: 'leave' }
  | { act: 'hand-back' }
  | { act: 'retry'; delayMs: number }
  | { act: 'fail'; message: string };

const { slotFailed, slotInputMissing, slotNotStored, slotRefused, slotTimedOut } = en.errors;

const ANSWER_TO_STOP: Record<StopReason, FailureAnswer> = {
  'claim-lost': { act: 'leave' },
  'shutting-down': { act: 'hand-back' },
  'timed-out': { act: 'fail', message: slotTimedOut },
};

function messageOf(error: unknown): string {
  if (error instanceof EngineError && error.reason) return serverWords.refusals[error.reason];
  if (error instanceof EngineError && error.kind === 'refused') return slotRefused;
  if (error instanceof UnsafePictureError) return error.message;
  if (error instanceof InputMissingError) return slotInputMissing;
  if (error instanceof StorageFullError) return slotNotStored;
  return slotFailed;
}

/**
 * True for an order that cannot be drawn: the user learns the reason, and the product has no fault.
 */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof UnsafePictureError || (error instanceof EngineError && error.kind === 'refused');

function isHopeless(error: unknown): boolean {
  if (error instanceof InputMissingError || error instanceof UnsafePictureError) return true;
  return error instanceof EngineError && !error.retryable;
}

/** Decides by the error, and by the number of failed renders before it. */
export function answerFailure(error: unknown, failuresBefore: number): FailureAnswer {
  if (error instanceof RenderStopped) return ANSWER_TO_STOP[error.reason];
  const lacksModel = error instanceof EngineError && error.reason === 'no-model';
  const maxFailures = lacksModel ? MAX_FAILURES_WITHOUT_MODEL : MAX_FAILURES;
  if (isHopeless(error) || failuresBefore + 1 >= maxFailures) {
    return { act: 'fail', message: messageOf(error) };
  }
  return { act: 'retry', delayMs: FIRST_RETRY_DELAY_MS * 2 ** failuresBefore };
}
