import { en } from '@toile/contract';
import { fieldFault } from './field-fault.ts';
import type { GuessGuard } from './guess-guard.ts';
import { assertRoomForHashes, isRightPassword } from './passwords.ts';
import type { UserRow } from './users.repository.ts';

/**
 * Checks that the signed-in user knows the account's password. Guesses are counted by the account
 * alone, apart from those of log-ins: nobody without a session can lock its owner out. Returns its
 * hash. @throws AppError invalidRequest on the field `password`, or tooManyRequests.
 */
export async function checkOwnPassword(
  guessGuard: GuessGuard,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
  password: string,
): Promise<string> {
  if (passwordHash === null) throw fieldFault('password', en.validation.passwordUnset);
  assertRoomForHashes();
  const takeBack = await guessGuard.begin({
    account: id,
    address: '',
    knownBrowserId: 'signed in',
  });
  if (!(await isRightPassword(passwordHash, password))) {
    throw fieldFault('password', en.validation.passwordWrong);
  }
  await takeBack();
  return passwordHash;
}
