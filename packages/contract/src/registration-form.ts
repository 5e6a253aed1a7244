import {
  findAtSignFault,
  findConfirmationFault,
  findEmailFault,
  findPasswordFault,
  findUsernameFault,
} from './account-rules.ts';
import { validation } from './messages/en/validation.ts';

/** Fields of the registration form; `termsAgrement` is the product's spelling. */
export type RegistrationForm = {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  termsAgrement: boolean;
};

/** The faults of a registration form by field; an empty object when there are none. */
export function findRegistrationFaults(
  form: RegistrationForm,
): Partial<Record<keyof RegistrationForm, string>> {
  const faults = {
    username: findUsernameFault(form.username) ?? findAtSignFault(form),
    email: findEmailFault(form.email),
    password: findPasswordFault(form.password, form),
    confirmPassword: findConfirmationFault(form.confirmPassword, form.password),
    termsAgrement: form.termsAgrement ? undefined : validation.termsRequired,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}
