import { en } from '@toile/contract';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { isUniqueViolation } from '../../platform/unique-violation.ts';
import { addressTakenMail } from './account-mails.ts';
import { SIGNUPS, TAKEN_NOTICES } from './limits.ts';
import { sendPatiently } from './mail-sending.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import {
  findUsersLike,
  insertUser,
  type Registration,
  replaceUnverifiedUser,
  type UserRow,
} from './users.repository.ts';
import type { Verification } from './verification.service.ts';
import { revokeVerificationTokens } from './verification-tokens.repository.ts';

type SignupDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  background: Background;
  clock: Clock;
  mail: MailPort;
  verification: Pick<Verification, 'sendLink'>;
  publicUrl: string;
};

type SignupForm = { username: string; email: string; password1: string };

/** `name-taken` is told to the visitor, `email-taken` only to the address's owner. */
type Outcome =
  | { kind: 'registered'; user: UserRow }
  | { kind: 'email-taken'; user: UserRow }
  | { kind: 'name-taken' };

const TRIES = 5;

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Whether the name is another's. The account that this sign-up replaces gives up its own, or
 * whoever signs up a second time, because the first mail was lost, would need a second name.
 */
function isNameTaken(users: readonly UserRow[], { username, email }: Registration): boolean {
  if (username.includes('@')) return false;
  const bearer = users.find((user) => isSame(user.username, username));
  if (!bearer) return false;
  return bearer.emailVerifiedAt !== null || !isSame(bearer.email, email);
}

/** A fault of one field that only the server can know. */
function fieldFault(field: string, message: string): AppError {
  return new AppError('invalidRequest', { fields: { [field]: [message] } });
}

/** The old link goes with the old password: nobody may confirm by it what another has set. */
async function registerAnew(
  tx: Transaction,
  userId: string,
  { registration, now }: { registration: Registration; now: Date },
): Promise<UserRow | undefined> {
  const user = await replaceUnverifiedUser(tx, userId, registration);
  if (user) await revokeVerificationTokens(tx, userId, now);
  return user;
}

/**
 * One look and one write; `undefined` when another request came between the two. A name that
 * is an e-mail is as secret as that. An address that nobody has verified may be registered
 * anew: whoever mistyped everything the first time would be locked out of it for ever.
 */
async function tryRegister(
  { database, clock }: Pick<SignupDeps, 'database' | 'clock'>,
  registration: Registration,
): Promise<Outcome | undefined> {
  const users = await findUsersLike(database, registration);
  const holder = users.find(({ email }) => isSame(email, registration.email));
  if (isNameTaken(users, registration)) return { kind: 'name-taken' };
  if (holder?.emailVerifiedAt) return { kind: 'email-taken', user: holder };
  const user = holder
    ? await database.transaction((tx) =>
        registerAnew(tx, holder.id, { registration, now: clock() }),
      )
    : await insertUser(database, registration);
  return user && { kind: 'registered', user };
}

async function register(
  deps: Pick<SignupDeps, 'database' | 'clock'>,
  registration: Registration,
): Promise<Outcome> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const outcome = await tryRegister(deps, registration);
      if (outcome) return outcome;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new AppError('conflict');
}

/** New accounts. The answer and its time are the same whether the e-mail is taken or not. */
export function createSignup(deps: SignupDeps) {
  const { rateLimiter, background, mail, verification, publicUrl } = deps;

  async function warnOwner(owner: UserRow): Promise<void> {
    const isDue = await rateLimiter.tryTake(TAKEN_NOTICES, owner.id);
    if (!isDue) return;
    background.run('mail to the owner of a taken address', () =>
      sendPatiently(mail, addressTakenMail(owner, `${publicUrl}/login`)),
    );
  }

  return async function signUp(form: SignupForm, address: string): Promise<{ email: string }> {
    const { username, email, password1: password } = form;
    if (isCommonPassword(password)) {
      throw fieldFault('password1', en.validation.passwordCommon);
    }
    await rateLimiter.take(SIGNUPS, address);
    const passwordHash = await hashPassword(password);
    const outcome = await register(deps, { username, email, passwordHash });
    if (outcome.kind === 'name-taken') throw fieldFault('username', en.validation.usernameTaken);
    if (outcome.kind === 'email-taken') {
      await warnOwner(outcome.user);
    } else {
      const { id } = outcome.user;
      background.run('verification mail', () => verification.sendLink(id));
    }
    return { email };
  };
}
