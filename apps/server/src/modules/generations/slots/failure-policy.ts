import { en, serverWords } from '@toile/contract';
import { EngineError, type EngineErrorKind } from '@toile/engines';
import { FilesAwayError, StorageFullError } from '../../../adapters/files/files-port.ts';
import { UnsafePictureError } from '../../safety/unsafe-picture-error.ts';
import { InputMissingError } from '../jobs/job-pictures.ts';
import { RenderStopped, type StopReason } from './render-stopped.ts';

/** Longest time that an engine may ask to be left alone; after more the slot fails. */
const LONGEST_WAIT_MS = 120_000;

/** Failed renders after which the slot fails. */
const MAX_FAILURES = 3;

/**
 * The same while a model is being fetched, or an engine takes no more work for now: with the growing
 * pauses, about a minute.
 */
const MAX_FAILURES_WITHOUT_MODEL = 7;

/** Pause before the second try; each later one is twice as long. */
const FIRST_RETRY_DELAY_MS = 1000;

/** Reaction of a worker to a render that ended without a picture. */
export type FailureAnswer =
  | { act: 'leave' }
  | { act: 'hand-back' }
  | { act: 'retry'; delayMs: number }
  | { act: 'fail'; message: string };

const { slotFailed, slotInputMissing, slotNotStored, slotRefused, slotStoreAway, slotTimedOut } =
  en.errors;

/** Messages by the kind of an engine's error, where it has one of its own. */
const ENGINE_MESSAGES: Partial<Record<EngineErrorKind, string>> = {
  refused: slotRefused,
  moderated: en.errors.slotModerated,
  'rate-limited': en.errors.slotEngineBusy,
  quota: en.errors.slotEngineQuota,
  doubtful: en.errors.slotDoubtful,
  lost: en.errors.slotEngineAway,
  'timed-out': slotTimedOut,
};

const ANSWER_TO_STOP: Record<StopReason, FailureAnswer> = {
  'claim-lost': { act: 'leave' },
  'shutting-down': { act: 'hand-back' },
  'timed-out': { act: 'fail', message: slotTimedOut },
};

function awayMessage({ kind, part }: EngineError): string {
  return kind === 'unavailable' && part === undefined ? en.errors.slotEngineAway : slotFailed;
}

function messageOf(error: unknown): string {
  if (error instanceof EngineError && error.reason) return serverWords.refusals[error.reason];
  if (error instanceof EngineError) return ENGINE_MESSAGES[error.kind] ?? awayMessage(error);
  if (error instanceof UnsafePictureError) return error.message;
  if (error instanceof InputMissingError) return slotInputMissing;
  if (error instanceof StorageFullError) return slotNotStored;
  if (error instanceof FilesAwayError) return slotStoreAway;
  return slotFailed;
}

/**
 * True for an order that cannot be drawn: the user learns the reason, and the product has no fault.
 */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof UnsafePictureError || (error instanceof EngineError && error.kind === 'refused');

/** Price in US cents of a picture that was paid and thrown away, where it is known. */
export const wastedCents = (error: unknown): number | undefined =>
  error instanceof EngineError || error instanceof UnsafePictureError ? error.costCents : undefined;

function isHopeless(error: unknown): boolean {
  if (error instanceof InputMissingError || error instanceof UnsafePictureError) return true;
  return error instanceof EngineError && !error.retryable;
}

/** Time for which an engine asks to be left alone. */
function waitOf(error: unknown): number {
  return error instanceof EngineError ? (error.retryAfterMs ?? 0) : 0;
}

function failuresOf(error: unknown): number {
  if (!(error instanceof EngineError)) return MAX_FAILURES;
  const isPatient = error.reason === 'no-model' || error.kind === 'rate-limited';
  return isPatient ? MAX_FAILURES_WITHOUT_MODEL : MAX_FAILURES;
}

/** Kinds after which an order cannot be gone on with: the next try is an order of its own. */
const ENDS_ORDER: ReadonlySet<EngineErrorKind> = new Set(['lost', 'failed', 'quota', 'refused']);

/** True for an error that ends an order at a vendor, without its picture. */
export const isOrderOver = (error: unknown): boolean =>
  error instanceof EngineError && ENDS_ORDER.has(error.kind);

/** Kinds that blame the engine, and not the brief. */
const ENGINES_FAULT: ReadonlySet<EngineErrorKind> = new Set([
  'unavailable',
  'rate-limited',
  'quota',
  'lost',
]);

/**
 * True for an error after which another engine may be asked: this one is away, and has no order
 * whose picture may still come.
 */
export function mayOrderElsewhere(error: unknown, isPlaced: boolean): boolean {
  if (!(error instanceof EngineError) || !ENGINES_FAULT.has(error.kind)) return false;
  return !isPlaced || isOrderOver(error);
}

/** Decides by the error, and by the number of failed renders before it. */
export function answerFailure(error: unknown, failuresBefore: number): FailureAnswer {
  if (error instanceof RenderStopped) return ANSWER_TO_STOP[error.reason];
  const maxFailures = failuresOf(error);
  if (isHopeless(error) || waitOf(error) > LONGEST_WAIT_MS || failuresBefore + 1 >= maxFailures) {
    return { act: 'fail', message: messageOf(error) };
  }
  const delayMs = FIRST_RETRY_DELAY_MS * 2 ** failuresBefore;
  return { act: 'retry', delayMs: Math.max(delayMs, waitOf(error)) };
}
