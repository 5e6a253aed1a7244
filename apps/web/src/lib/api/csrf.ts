import { errorWords } from '@toile/contract';
import { findCookie } from '../cookies.ts';
import { API_BASE } from './api-base.ts';

const COOKIE = 'csrftoken';

let pending: Promise<void> | undefined;

/** The token for the next POST; asks the server for one when the browser has none. */
export async function getCsrfToken(): Promise<string> {
  if (findCookie(COOKIE) === undefined) await renewCsrfToken();
  return findCookie(COOKIE) ?? '';
}

/** Asks for a new token. Calls made at the same time share one request. */
export function renewCsrfToken(): Promise<void> {
  pending ??= requestToken().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function requestToken(): Promise<void> {
  try {
    const answer = await fetch(`${API_BASE}/csrf/`, { credentials: 'include' });
    if (!answer.ok) throw new Error(String(answer.status));
  } catch (error) {
    console.error(errorWords.csrfInit, error);
  }
}
