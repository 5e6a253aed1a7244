import { type ErrorName, en } from '@toile/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { isAway } from './connection-loss.ts';
import { isStorageFull } from './storage-full.ts';
import { isTextRefusal } from './text-refusal.ts';

const RETRY_AFTER_SECONDS = 2;

/** Retry-After of a full disk: people make room, not time. */
const FULL_RETRY_AFTER_SECONDS = 60;

/**
 * Catalogue errors for refusals by the HTTP framework, by status. A path that leaves its folder
 * (403) and an id that is too long (414) name nothing that exists.
 */
const ERROR_BY_STATUS: Readonly<Record<number, ErrorName>> = {
  403: 'notFound',
  404: 'notFound',
  406: 'unsupportedMediaType',
  408: 'tooSlow',
  410: 'notFound',
  413: 'tooLarge',
  414: 'notFound',
  415: 'unsupportedMediaType',
};

type Validated = { validation: { instancePath: string; message?: string }[] };

/** Messages by field, each once; those without a field under `non_field_errors`. */
function fieldMessages({ validation }: Validated): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { instancePath, message = en.validation.invalidValue } of validation) {
    const field = instancePath.split('/')[1] || 'non_field_errors';
    const messages = (fields[field] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return fields;
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** True for an error in a path's parameter: a malformed id names nothing that exists. */
function isOfPath(error: unknown): boolean {
  return (
    error instanceof Error && 'validationContext' in error && error.validationContext === 'params'
  );
}

/**
 * The error's name for a status: a refusal of the framework stays a refusal; all else is our fault.
 */
function nameOf(status = 500): ErrorName {
  const isRefusal = status >= 400 && status < 500;
  return ERROR_BY_STATUS[status] ?? (isRefusal ? 'invalidRequest' : 'unexpected');
}

/** The catalogue's error for any thrown value. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (isOfPath(error)) return new AppError('notFound');
    return new AppError('invalidRequest', { fields: fieldMessages(error) });
  }
  if (isAway(error)) {
    return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (isStorageFull(error)) {
    return new AppError('storageFull', { retryAfterSeconds: FULL_RETRY_AFTER_SECONDS });
  }
  if (isTextRefusal(error)) return new AppError('invalidRequest');
  return new AppError(nameOf(statusOf(error)));
}
