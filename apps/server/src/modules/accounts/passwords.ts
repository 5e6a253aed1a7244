import { hash, verify } from '@node-rs/argon2';
import { plainPassword } from '@toile/contract';
import { makeToken } from '../../platform/token.ts';
import { COMMON_PASSWORD_LIST } from './common-password-list.ts';

/** argon2id (the library's default), memory in KiB; OWASP's first recommendation. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const COMMON_PASSWORDS = new Set(COMMON_PASSWORD_LIST.trim().split(/\s+/));

let dummyHash: Promise<string> | undefined;

/** The same password typed on another keyboard is the same password. */
function normalise(password: string): string {
  return password.normalize('NFKC');
}

export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(plainPassword(password));
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), COST);
}

/** Whether a password fits; without a hash it does the same work and says no. */
export async function isRightPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(makeToken());
  const isRight = await verify(passwordHash ?? (await dummyHash), normalise(password));
  return isRight && Boolean(passwordHash);
}
