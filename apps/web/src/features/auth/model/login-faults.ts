import { coreWords, type LoginForm, requiredMessage } from '@toile/contract';

/** The faults of a login form by field. */
export function findLoginFaults({ username, password }: LoginForm) {
  return {
    username:
      username.trim() === '' ? requiredMessage(coreWords.fields.usernameOrEmail) : undefined,
    password: password === '' ? requiredMessage(coreWords.fields.password) : undefined,
  };
}
