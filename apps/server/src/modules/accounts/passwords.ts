import { hash, verify } from '@node-rs/argon2';
import { plainPassword } from '@toile/contract';
import { createFairTurns } from '@toile/engines/fair-turns';
import { AppError } from '../../platform/app-error.ts';
import { makeToken } from '../../platform/token.ts';
import { COMMON_PASSWORD_LIST } from './common-password-list.ts';
import { PASSWORD_COST } from './password-cost.ts';

const COMMON_PASSWORDS = new Set(COMMON_PASSWORD_LIST.trim().split(/\s+/));

/**
 * Hashes under way at a time, which leaves threads for files and pictures; and hashes that wait, of
 * some 25 ms each: more would take longer than a visitor waits for an answer.
 */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 600;

const RETRY_AFTER_SECONDS = 5;

const turns = createFairTurns({ atOnce: HASHES_AT_ONCE });

/** One queue for all: the user is not known before the log-in. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.run({ party: '' }, work);

/**
 * Called before a try of a password is counted: a try that the server has no time for does not
 * count.
 * @throws AppError unavailable when the queue of hashes is too long.
 */
export function assertRoomForHashes(): void {
  if (turns.countWaiting('') < HASHES_WAITING) return;
  throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

let dummyHash: Promise<string> | undefined;

/** Unicode's normal form (NFKC): keyboards encode the same character in several ways. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(plainPassword(password));
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalise(password), PASSWORD_COST));
}

/** True for the right password. Without a hash it does the same work and returns false. */
export async function isRightPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(makeToken()).catch((error: unknown) => {
    dummyHash = undefined;
    throw error;
  });
  const compared = passwordHash ?? (await dummyHash);
  const isRight = await inTurn(() => verify(compared, normalise(password)));
  return isRight && Boolean(passwordHash);
}
