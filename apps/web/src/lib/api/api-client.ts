import { errorWords, LANGUAGE_HEADER, pageLanguage } from '@toile/contract';
import { loseSession } from '../session.ts';
import { API_BASE } from './api-base.ts';
import { ApiError } from './api-error.ts';
import { getCsrfToken, renewCsrfToken } from './csrf.ts';

/** Turns a parsed body into the caller's type, or throws: a zod schema's `parse` fits. */
export type Parse<T> = (body: unknown) => T;

export type GetOptions<T> = { parse: Parse<T>; signal?: AbortSignal };

export type PostOptions<T> = GetOptions<T> & {
  /** Sent as application/x-www-form-urlencoded. */
  form?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  multipart?: FormData;
  headers?: Record<string, string>;
  /** True: the request outlives its page. */
  keepalive?: boolean;
};

/** Parser of answers without a body, or with one that does not matter. */
export const ignoreBody: Parse<void> = () => undefined;

/** GET `path` (below /api, with its trailing slash). Throws ApiError unless the answer is 2xx. */
export async function get<T>(path: string, options: GetOptions<T>): Promise<T> {
  const answer = await send(path, { signal: options.signal });
  return read(answer, options.parse);
}

/** GET a file. Throws ApiError unless the answer is 2xx. */
export async function getFile(path: string): Promise<Blob> {
  const answer = await send(path, {});
  if (answer.ok) return answer.blob();
  return read(answer, () => new Blob());
}

/** POST `path` with the CSRF token; a refused token is renewed once. */
export async function post<T>(path: string, options: PostOptions<T>): Promise<T> {
  const answer = await sendPost(path, options);
  if (await isCsrfFailure(answer)) {
    await renewCsrfToken();
    return read(await sendPost(path, options), options.parse);
  }
  return read(answer, options.parse);
}

async function sendPost(path: string, options: PostOptions<unknown>): Promise<Response> {
  const { body, type } = encodeBody(options);
  const headers = new Headers(options.headers);
  headers.set('X-CSRFToken', await getCsrfToken());
  if (type) headers.set('Content-Type', type);
  const { signal, keepalive } = options;
  return send(path, { method: 'POST', body, headers, signal, keepalive });
}

function send(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set(LANGUAGE_HEADER, pageLanguage.tag);
  return fetch(`${API_BASE}${path}`, { ...init, headers, credentials: 'include' });
}

function encodeBody({ form, json, multipart }: PostOptions<unknown>): {
  body?: BodyInit;
  type?: string;
} {
  if (form) return { body: new URLSearchParams(form) };
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  return { body: multipart };
}

async function isCsrfFailure(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  const body = await readBody(answer.clone());
  return JSON.stringify(body ?? null).includes(errorWords.csrfFailed);
}

async function read<T>(answer: Response, parse: Parse<T>): Promise<T> {
  const body = await readBody(answer);
  if (answer.ok) return parse(body);
  if (answer.status === 401) loseSession();
  throw new ApiError(answer.status, body, readRetryAfter(answer));
}

/** Seconds of the header; its other form, a date, is one that our server never sends. */
function readRetryAfter({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Of a proxy's HTML page only the status matters.
  }
}
