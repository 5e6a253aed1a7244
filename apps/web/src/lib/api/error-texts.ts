import { errorWords } from '@toile/contract';
import { ApiError } from './api-error.ts';

/**
 * What a failed call tells the user: the first message of each field of the body; a field
 * without one, and a failure that is no HTTP answer, give the general sentence. A body
 * without fields gives the error's own message.
 */
export function errorTexts(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [errorWords.unexpected];
  const texts = fieldsOf(error.body).map(firstMessage);
  return texts.length > 0 ? [...new Set(texts)] : [error.message];
}

/** The same as one sentence, for a toast or a line. */
export function errorText(error: unknown): string {
  return errorTexts(error).join(' ');
}

/** Only lists are fields: a request id or an e-mail beside them is data, not a message. */
function fieldsOf(body: unknown): unknown[][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.values(body).filter(Array.isArray);
}

function firstMessage(messages: unknown[]): string {
  const [first] = messages;
  return typeof first === 'string' && first !== '' ? first : errorWords.unexpected;
}
