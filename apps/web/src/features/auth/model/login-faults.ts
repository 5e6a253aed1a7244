import { coreWords, formatMessage, type LoginForm, validationWords } from '@toile/contract';

function required(fieldName: string): string {
  return formatMessage(validationWords.required, { fieldName });
}

/** The faults of a login form by field. */
export function findLoginFaults(form: LoginForm): Partial<LoginForm> {
  const faults: Partial<LoginForm> = {};
  if (form.username.trim() === '') faults.username = required(coreWords.fields.usernameOrEmail);
  if (form.password === '') faults.password = required(coreWords.fields.password);
  return faults;
}
