import { en, findPasswordFault } from '@toile/contract';
import { fieldFault } from './field-fault.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import type { UserRow } from './users.repository.ts';

/** The hash of a user's new password. @throws AppError invalidRequest on the field `password1`. */
export async function hashNewPassword(
  owner: Pick<UserRow, 'username' | 'email'>,
  password: string,
): Promise<string> {
  const fault = isCommonPassword(password)
    ? en.validation.passwordCommon
    : findPasswordFault(password, owner);
  if (fault) throw fieldFault('password1', fault);
  return hashPassword(password);
}
