import { createHash } from 'node:crypto';
import { en } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { FormFields } from './run-form.ts';

/** A request as the start of a run sees it: its form, and the key that makes it one request. */
export type RunRequest = { kind: 'run' | 'reroll'; fields: FormFields; idempotencyKey?: string };

const KEY_PATTERN = /^[\x20-\x7e]{8,200}$/;

/** The header's value. Throws `invalidRequest` for one that is no key. */
export function parseIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  const fields = { 'idempotency-key': [en.validation.idempotencyKey] };
  throw new AppError('invalidRequest', { fields });
}

/** Equal for equal requests, whatever the order of their fields. */
export function hashRequest({ kind, fields }: RunRequest): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}
