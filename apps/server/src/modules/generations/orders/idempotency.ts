import { createHash } from 'node:crypto';
import { en } from '@toile/contract';
import { AppError } from '../../../platform/app-error.ts';
import { sha256Of } from '../../images/picture-pixels.ts';
import type { RunForm } from './run-form.ts';

/** The request of a run: its form, and its idempotency key. */
export type RunRequest = Pick<RunForm, 'fields'> &
  Partial<RunForm> & { kind: 'run' | 'reroll'; idempotencyKey?: string };

const KEY_PATTERN = /^[\x20-\x7e]{8,200}$/;

/** The header's value. Throws `invalidRequest` for an invalid key. */
export function parseIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && KEY_PATTERN.test(header)) return header;
  const fields = { 'idempotency-key': [en.validation.idempotencyKey] };
  throw new AppError('invalidRequest', { fields });
}

/** Hash of a request, independent of the order of its fields. */
export async function hashRequest({ kind, fields, pictures }: RunRequest): Promise<string> {
  // The engine and the price that a screen offered are no part of it: a repeated request may come
  // with others.
  const { engine: _engine, credits: _credits, ...asked } = fields;
  const parts = Object.entries(asked);
  for (const [field, file] of pictures ?? []) parts.push([field, await sha256Of(file)]);
  const sorted = parts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}
