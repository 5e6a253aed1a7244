import { en } from '@toile/contract';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { addressTakenMail } from './account-mails.ts';
import { fieldFault } from './field-fault.ts';
import { SIGNUP_MAILS, SIGNUPS, SIGNUPS_OF_VISITOR, TAKEN_NOTICES } from './limits.ts';
import type { SendLinks } from './link-sending.ts';
import { sendPatiently } from './mail-sending.ts';
import { tryMailTurn } from './mailbox-turns.ts';
import { isNameTaken } from './name-taken.ts';
import { hashPassword, isCommonPassword } from './passwords.ts';
import {
  insertRegistration,
  lockIdentity,
  type Registration,
  type RegistrationRow,
} from './registrations.repository.ts';
import { findUserByCredential, type UserRow } from './users.repository.ts';
import { findConfirmableSignups } from './waiting-signups.ts';

type SignupDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  background: Background;
  clock: Clock;
  mail: MailPort;
  sendLinks: SendLinks;
  publicUrl: string;
};

type SignupForm = { username: string; email: string; password1: string };

/**
 * Sign-ups: each waits for its own link, with its own password. One is written even for a taken
 * e-mail, so that neither the answer, its time, the reserved name nor a log-in reveals that; such a
 * sign-up never gets a link.
 */
export function createSignup(deps: SignupDeps) {
  const { database, rateLimiter, background, clock, mail, sendLinks } = deps;

  async function register(tx: Transaction, registration: Registration): Promise<RegistrationRow> {
    await lockIdentity(tx, 'username', registration.username);
    const now = clock();
    if (await isNameTaken(tx, registration, now)) {
      throw fieldFault('username', en.validation.usernameTaken);
    }
    return insertRegistration(tx, { ...registration, createdAt: now });
  }

  async function warnOwner(owner: UserRow): Promise<void> {
    if (!(await rateLimiter.tryTake(TAKEN_NOTICES, owner.id))) return;
    await sendPatiently(mail, addressTakenMail(owner, `${deps.publicUrl}/login`));
  }

  /** Mails the mailbox. A slow turn serves all its sign-ups: nobody can use up another's. */
  async function mailSignup(registration: RegistrationRow): Promise<void> {
    const { email } = registration;
    const turn = await tryMailTurn(rateLimiter, { email, limits: SIGNUP_MAILS });
    if (!turn) return;
    const owner = await findUserByCredential(database, email);
    if (owner) return warnOwner(owner);
    const isQuick = turn === 'quick';
    await sendLinks(isQuick ? [registration] : await findConfirmableSignups(database, email));
  }

  return async function signUp(
    form: SignupForm,
    address: string,
  ): Promise<{ email: string; registrationId: string }> {
    const { username, email, password1: password } = form;
    if (isCommonPassword(password)) {
      throw fieldFault('password1', en.validation.passwordCommon);
    }
    const visit = `${email.toLowerCase()} ${address}`;
    await rateLimiter.take(SIGNUPS, address);
    await rateLimiter.take(SIGNUPS_OF_VISITOR, visit);
    const passwordHash = await hashPassword(password);
    const registration = await database
      .transaction((tx) => register(tx, { username, email, passwordHash }))
      .catch(async (error: unknown) => {
        await rateLimiter.giveBack(SIGNUPS_OF_VISITOR, visit);
        throw error;
      });
    background.run('mail of a sign-up', () => mailSignup(registration));
    return { email, registrationId: registration.id };
  };
}
