import {
  EMAIL_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
} from './limits.ts';
import { fields } from './messages/en/fields.ts';
import { validation } from './messages/en/validation.ts';
import { formatMessage } from './messages/format-message.ts';
import { requiredMessage } from './required-message.ts';
import { isTrivialPassword, plainPassword } from './trivial-password.ts';

/** The pattern of the HTML standard's e-mail field, with a dot demanded in the domain. */
const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The first rule that a username breaks, as its message; `undefined` when it is fine. */
export function findUsernameFault(username: string): string | undefined {
  if (username === '') return requiredMessage(fields.username);
  if (!/^[A-Za-z0-9_.@]{2,}$/.test(username)) return validation.usernameTooShort;
  if (username.length > USERNAME_MAX_LENGTH) {
    return formatMessage(validation.usernameTooLong, { max: USERNAME_MAX_LENGTH });
  }
  return undefined;
}

/** The first rule that an e-mail address breaks, as its message. */
export function findEmailFault(email: string): string | undefined {
  if (email === '') return requiredMessage(fields.email);
  if (/\s/.test(email)) return validation.emailSpaces;
  if (!email.includes('@')) return validation.emailMissingAt;
  if (!email.includes('.')) return validation.emailMissingDot;
  const [user, domain, ...more] = email.split('@');
  if (more.length > 0) return validation.emailMultipleAt;
  if (!user) return validation.emailMissingUser;
  if (!domain) return validation.emailMissingDomain;
  if (!/[^.]\.[^.]+$/.test(domain)) return validation.emailMissingExtension;
  if (email.length > EMAIL_MAX_LENGTH) {
    return formatMessage(validation.emailTooLong, { max: EMAIL_MAX_LENGTH });
  }
  if (!EMAIL_PATTERN.test(email)) return validation.emailInvalid;
  return undefined;
}

type Owner = { username: string; email: string };

/** The rule against a password equal to the account's name or e-mail, if it is broken. */
function findSamenessFault(password: string, { username, email }: Owner): string | undefined {
  const plain = plainPassword(password);
  if (plain === plainPassword(username)) return validation.passwordSameAsUsername;
  const address = plainPassword(email);
  const isEmail = plain === address || plain === address.split('@')[0];
  return isEmail ? validation.passwordSameAsEmail : undefined;
}

/** The first rule that a new password breaks, as its message. */
export function findPasswordFault(password: string, owner: Owner): string | undefined {
  if (password === '') return requiredMessage(fields.password);
  if (password.length < PASSWORD_MIN_LENGTH) return validation.passwordTooShort;
  if (password.length > PASSWORD_MAX_LENGTH) {
    return formatMessage(validation.passwordTooLong, { max: PASSWORD_MAX_LENGTH });
  }
  const fault = findSamenessFault(password, owner);
  return fault ?? (isTrivialPassword(password) ? validation.passwordCommon : undefined);
}

/** The rule that the repeated password breaks, as its message. */
export function findConfirmationFault(confirmation: string, password: string): string | undefined {
  if (confirmation === '') return requiredMessage(fields.confirmPassword);
  return confirmation === password ? undefined : validation.passwordsDoNotMatch;
}

/** A username with '@' must be the account's own e-mail. */
export function findAtSignFault(form: { username: string; email: string }): string | undefined {
  if (!form.username.includes('@')) return undefined;
  const isOwnEmail = form.username.toLowerCase() === form.email.toLowerCase();
  return isOwnEmail ? undefined : validation.usernameAtSign;
}
