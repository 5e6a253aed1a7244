import { AppError } from '../../platform/app-error.ts';

/** An error at one field that only the server can find. */
export function fieldFault(field: string, message: string): AppError {
  return new AppError('invalidRequest', { fields: { [field]: [message] } });
}
