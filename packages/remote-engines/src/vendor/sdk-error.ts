import { EngineError } from '@toile/engines';
import {
  APICallError,
  JSONParseError,
  NoImageGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  TypeValidationError,
} from 'ai';
import { lineFault } from './line-fault.ts';
import { errorOfRefusal } from './vendor-error.ts';

/** Levels of causes that an error of the SDK has. */
const DEEPEST_CAUSE = 4;

/** The error of ours, such as that of an answer that is too long, for which the SDK has given up. */
function findOwn(error: unknown, depth = 0): EngineError | undefined {
  if (error instanceof EngineError) return error;
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return undefined;
  return findOwn(error.cause, depth + 1);
}

/**
 * The engine's error for one of the AI SDK's. Neither words of users nor keys are part of it: the
 * SDK's own holds the whole request.
 */
export function errorOfSdk(
  error: unknown,
  { vendor, key }: { vendor: string; key: string },
): EngineError {
  const own = findOwn(error);
  if (own) return own;
  if (NoImageGeneratedError.isInstance(error)) {
    return new EngineError('failed', `${vendor} sent no picture`);
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    const isModerated = error.finishReason === 'content-filter';
    const message = `${vendor} gave no answer of the schema (it ended by ${error.finishReason})`;
    return new EngineError(isModerated ? 'moderated' : 'failed', message);
  }
  if (NoOutputGeneratedError.isInstance(error)) {
    return new EngineError('failed', `${vendor} gave no answer of the schema`);
  }
  if (!APICallError.isInstance(error)) {
    const why = error instanceof Error ? error.name : typeof error;
    return new EngineError('failed', `${vendor} could not be asked (${why})`);
  }
  const { cause, statusCode: status, responseBody: body = '' } = error;
  if (JSONParseError.isInstance(cause) || TypeValidationError.isInstance(cause)) {
    return new EngineError('failed', `${vendor} answered in an unknown shape`);
  }
  if (status === undefined || status < 400) {
    return new EngineError('unavailable', `${vendor} is out of reach`, { cause: lineFault(cause) });
  }
  const retryAfter = error.responseHeaders?.['retry-after'];
  return errorOfRefusal({ vendor, status, retryAfter, body, secrets: [key] });
}
