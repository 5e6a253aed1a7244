import { validation } from './messages/en/validation.ts';
import { formatMessage } from './messages/format-message.ts';

/** Says that a field, by its name on screen, must be filled in. */
export function requiredMessage(fieldName: string): string {
  return formatMessage(validation.required, { fieldName });
}
