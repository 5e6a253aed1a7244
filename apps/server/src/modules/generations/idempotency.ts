import { createHash } from 'node:crypto';
import { en } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import { sha256Of } from '../images/picture-pixels.ts';
import type { RunForm } from './run-form.ts';

/** A request as the start of a run sees it: its form, and the key that makes it one request. */
export type RunRequest = Pick<RunForm, 'fields'> &
  Partial<RunForm> & { kind: 'run' | 'reroll'; idempotencyKey?: string };

const KEY_PATTERN = /^[\x20-\x7e]{8,200}$/;

/** The header's value. Throws `invalidRequest` for one that is no key. */
export function parseIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  const fields = { 'idempotency-key': [en.validation.idempotencyKey] };
  throw new AppError('invalidRequest', { fields });
}

/** Equal for equal requests, whatever the order of their fields. */
export async function hashRequest({ kind, fields, pictures }: RunRequest): Promise<string> {
  const parts = Object.entries(fields);
  for (const [field, file] of pictures ?? []) parts.push([field, await sha256Of(file)]);
  const sorted = parts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}
