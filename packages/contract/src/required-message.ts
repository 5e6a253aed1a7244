import { validation } from './messages/en/validation.ts';
import { formatMessage } from './messages/format-message.ts';

/** The message for an empty field, by the field's name on screen. */
export function requiredMessage(fieldName: string): string {
  return formatMessage(validation.required, { fieldName });
}
