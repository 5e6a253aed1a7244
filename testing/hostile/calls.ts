import { multipart } from './forms.ts';
import type { Call } from './send.ts';

/** An id that nothing has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A call that reads. */
export const get = (path: string): Call => ({ method: 'GET', path });
/** A changing call without a body. */
export const post = (path: string): Call => ({ method: 'POST', path });

/** A changing call with a body of JSON. */
export function postJson(path: string, value: unknown): Call {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path, headers, body: JSON.stringify(value) };
}

/** A changing call with a multipart body. */
export function postForm(path: string, fields: Record<string, string>): Call {
  const { type, body } = multipart(Object.entries(fields));
  return { method: 'POST', path, headers: { 'content-type': type }, body };
}

/** A changing call with a form-encoded body. */
export function postFields(path: string, fields: Record<string, string>): Call {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', path, headers, body: new URLSearchParams(fields).toString() };
}
