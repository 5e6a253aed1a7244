import { coreWords, formatMessage, type LoginForm, validationWords } from '@toile/contract';

function required(fieldName: string): string {
  return formatMessage(validationWords.required, { fieldName });
}

/** The faults of a login form by field. */
export function findLoginFaults({ username, password }: LoginForm) {
  return {
    username: username.trim() === '' ? required(coreWords.fields.usernameOrEmail) : undefined,
    password: password === '' ? required(coreWords.fields.password) : undefined,
  };
}
