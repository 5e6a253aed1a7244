import { en, formatMessage, type LoginForm } from '@toile/contract';

function required(fieldName: string): string {
  return formatMessage(en.validation.required, { fieldName });
}

/** The faults of a login form by field. */
export function findLoginFaults(form: LoginForm): Partial<LoginForm> {
  const faults: Partial<LoginForm> = {};
  if (form.username.trim() === '') faults.username = required(en.fields.usernameOrEmail);
  if (form.password === '') faults.password = required(en.fields.password);
  return faults;
}
