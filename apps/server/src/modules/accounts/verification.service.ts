import {
  type ConfirmEmailForm,
  en,
  findAtSignFault,
  findUsernameFault,
  type VerifyEmailAnswer,
} from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { hashToken } from '../../platform/token.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { fieldFault } from './field-fault.ts';
import { FAILURES_OF_ADDRESS, FAILURES_OF_LINK } from './limits.ts';
import { isNameTaken } from './name-taken.ts';
import { assertRoomForHashes, isRightPassword } from './passwords.ts';
import {
  deleteLinks,
  deleteOldRegistrations,
  deleteWaitingRegistrations,
  findLink,
  lockIdentity,
  lockRegistration,
  markConfirmed,
  type RegistrationRow,
} from './registrations.repository.ts';
import { findUserByCredential, insertUser } from './users.repository.ts';
import type { Visitor } from './visitor.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Time for which a sign-up is kept, and its expired link told apart from a forged one. */
const KEPT_MS = 30 * DAY_MS;

type VerificationDeps = {
  database: Database;
  rateLimiter: RateLimiter;
  ledger: Pick<Ledger, 'grantWelcome'>;
  clock: Clock;
};

/** Outcome of a verification: the answer, or that the name now belongs to another user. */
type Outcome = VerifyEmailAnswer | 'name-taken';

/** Verification of e-mail addresses of sign-ups. */
export function createVerification(deps: VerificationDeps) {
  const { database, rateLimiter, ledger, clock } = deps;

  /** The sign-up of a link. @throws AppError when there is none, or the link has expired. */
  async function getRegistration(link: string): Promise<RegistrationRow> {
    const found = await findLink(database, hashToken(link));
    if (!found) throw new AppError('verificationLinkInvalid');
    const { registration, expiresAt } = found;
    if (registration.userId === null && expiresAt <= clock()) {
      throw new AppError('verificationLinkExpired', { body: { email: registration.email } });
    }
    return registration;
  }

  /** Makes the user of a sign-up, with its password, and ends the others. */
  async function confirm(
    tx: Transaction,
    { id, email }: RegistrationRow,
    username: string,
  ): Promise<Outcome> {
    await lockIdentity(tx, 'email', email);
    await lockIdentity(tx, 'username', username);
    const registration = await lockRegistration(tx, id);
    if (!registration) throw new AppError('verificationLinkInvalid');
    if (registration.userId !== null) return { email };
    const now = clock();
    const { passwordHash } = registration;
    const user = await insertUser(tx, { username, email, passwordHash, emailVerifiedAt: now });
    if (!user) {
      const isOver = await findUserByCredential(tx, email);
      if (isOver) throw new AppError('verificationLinkInvalid');
      return 'name-taken';
    }
    await markConfirmed(tx, id, user.id);
    await deleteWaitingRegistrations(tx, email);
    const granted = await ledger.grantWelcome(tx, { userId: user.id, email });
    return granted > 0 ? { email, welcome_credits: granted } : { email };
  }

  /** Checks the password of a sign-up. The try is counted first: simultaneous guesses count too. */
  async function checkPassword(
    { password, data }: ConfirmEmailForm,
    { passwordHash }: RegistrationRow,
    address: string,
  ): Promise<void> {
    assertRoomForHashes();
    const link = hashToken(data);
    await rateLimiter.take(FAILURES_OF_LINK, link);
    await rateLimiter.take(FAILURES_OF_ADDRESS, address);
    if (!(await isRightPassword(passwordHash, password))) {
      throw fieldFault('password', en.validation.passwordOfOtherSignup);
    }
    await rateLimiter.clear(FAILURES_OF_LINK, link);
    await rateLimiter.giveBack(FAILURES_OF_ADDRESS, address);
  }

  /** The user's name: the sign-up's own, unless another one is requested. */
  async function chooseName(registration: RegistrationRow, wanted: string): Promise<string> {
    if (wanted === '' || wanted === registration.username) return registration.username;
    const form = { username: wanted, email: registration.email };
    const fault = findUsernameFault(wanted) ?? findAtSignFault(form);
    if (fault) throw fieldFault('username', fault);
    if (await isNameTaken(database, form, clock())) {
      throw fieldFault('username', en.validation.usernameTaken);
    }
    return wanted;
  }

  return {
    /**
     * Confirms the sign-up of a link in the browser where it was made, once however often it is
     * called, and grants the welcome credits. In another browser nothing changes, and the answer
     * asks for its password.
     */
    async open(link: string, { ownSignups }: Visitor): Promise<VerifyEmailAnswer> {
      const registration = await getRegistration(link);
      const { id, email, username, userId } = registration;
      if (userId !== null) return { email };
      const isOwn = ownSignups.includes(id);
      const outcome =
        isOwn && (await database.transaction((tx) => confirm(tx, registration, username)));
      if (outcome && outcome !== 'name-taken') return outcome;
      const isTaken = outcome === 'name-taken' || (await findUserByCredential(database, username));
      const answer = { email, username, password_required: true } as const;
      return isTaken ? { ...answer, username_taken: true } : answer;
    },

    /** Confirms the sign-up of a link by its password, in any browser. */
    async confirm(form: ConfirmEmailForm, { address }: Visitor): Promise<VerifyEmailAnswer> {
      const registration = await getRegistration(form.data);
      const { email, userId } = registration;
      if (userId !== null) return { email };
      await checkPassword(form, registration, address);
      const name = await chooseName(registration, form.username);
      const outcome = await database.transaction((tx) => confirm(tx, registration, name));
      if (outcome !== 'name-taken') return outcome;
      throw fieldFault('username', en.validation.usernameTaken);
    },

    /** Deletes links that expired long ago, and sign-ups that no link leads to. */
    async removeExpired(): Promise<void> {
      const before = new Date(clock().getTime() - KEPT_MS);
      await deleteLinks(database, before);
      await deleteOldRegistrations(database, before);
    },
  };
}
