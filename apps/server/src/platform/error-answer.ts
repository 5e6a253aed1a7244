import { type ErrorName, en } from '@toile/contract';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { isFormRefusal } from './form-refusal.ts';
import { isTextRefusal } from './text-refusal.ts';

const RETRY_AFTER_SECONDS = 2;

/** What the HTTP framework itself refuses, by the status it would answer. */
const ERROR_BY_STATUS: Readonly<Record<number, ErrorName>> = {
  400: 'invalidRequest',
  404: 'notFound',
  406: 'unsupportedMediaType',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
};

type Validated = { validation: { instancePath: string; message?: string }[] };

/** Messages by field, each once; those of no field under `non_field_errors`. */
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

/** A malformed id in a path names nothing that exists. */
function isOfPath(error: unknown): boolean {
  return (
    error instanceof Error && 'validationContext' in error && error.validationContext === 'params'
  );
}

/** The catalogue's error for whatever was thrown. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (isOfPath(error)) return new AppError('notFound');
    return new AppError('invalidRequest', { fields: fieldMessages(error) });
  }
  if (isConnectionLoss(error)) {
    return new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (isTextRefusal(error) || isFormRefusal(error)) return new AppError('invalidRequest');
  return new AppError(ERROR_BY_STATUS[statusOf(error) ?? 500] ?? 'unexpected');
}
