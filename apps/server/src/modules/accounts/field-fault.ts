import { AppError } from '../../platform/app-error.ts';

/** A fault of one field that only the server can know. */
export function fieldFault(field: string, message: string): AppError {
  return new AppError('invalidRequest', { fields: { [field]: [message] } });
}
