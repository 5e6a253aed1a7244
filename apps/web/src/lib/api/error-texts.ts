import { errorWords } from '@toile/contract';
import { ToldError } from '../told-error.ts';
import { ApiError } from './api-error.ts';

/**
 * Messages for a failed call: the first message of each field of the body; a field without one, and
 * a failure that is no HTTP answer, give the general sentence. A body without fields gives the
 * error's own message, and so does one that was written for the user. The fields `except` are left
 * out.
 */
export function errorTexts(error: unknown, except: ReadonlySet<string> = new Set()): string[] {
  if (error instanceof ToldError) return [error.message];
  if (!(error instanceof ApiError)) return [errorWords.unexpected];
  const fields = fieldsOf(error.body);
  if (fields.length === 0) return [error.message];
  const shown = fields.filter(([name]) => !except.has(name));
  return [...new Set(shown.map(([, messages]) => firstMessage(messages)))];
}

/** The same as one sentence, for a toast or a line. */
export function errorText(error: unknown): string {
  return errorTexts(error).join(' ');
}

/**
 * Messages by field. Only lists are fields: a request id or an e-mail beside them is data, not a
 * message.
 */
function fieldsOf(body: unknown): [name: string, messages: unknown[]][] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).filter((field): field is [string, unknown[]] =>
    Array.isArray(field[1]),
  );
}

function firstMessage(messages: unknown[]): string {
  const [first] = messages;
  return typeof first === 'string' && first !== '' ? first : errorWords.unexpected;
}
