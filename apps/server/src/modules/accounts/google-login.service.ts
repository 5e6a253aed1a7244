import { randomInt } from 'node:crypto';
import { findUsernameFault, type GoogleLoginForm, type User } from '@toile/contract';
import type { GooglePerson, GooglePort } from '../../adapters/google/google-port.ts';
import type { MailPort } from '../../adapters/mail/mail-port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Background } from '../../platform/background.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { browserMark } from './known-browser.ts';
import type { LoginLog } from './login-log.ts';
import { sendPatiently } from './mail-sending.ts';
import { isNameTaken } from './name-taken.ts';
import { deleteWaitingRegistrations, lockIdentity } from './registrations.repository.ts';
import { securityMail } from './security-mails.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SentFactor, TwoFactor } from './two-factor.service.ts';
import {
  connectGoogle,
  findUserByCredential,
  findUserByGoogleSub,
  insertUser,
  lockUser,
  type UserRow,
} from './users.repository.ts';
import type { Visitor } from './visitor.ts';

type GoogleLoginDeps = {
  database: Database;
  google: GooglePort | undefined;
  sessions: Pick<SessionsService, 'open'>;
  ledger: Pick<Ledger, 'grantWelcome' | 'getAvailable'>;
  background: Background;
  mail: MailPort;
  twoFactor: Pick<TwoFactor, 'prove' | 'read'>;
  loginLog: LoginLog;
  clock: Clock;
  publicUrl: string;
};

type GoogleVisitor = Pick<Visitor, 'address' | 'device' | 'passkeyBrowser'>;

/** Usernames that are tried before a new account is given up. */
const NAME_TRIES = 20;
const FALLBACK_NAME = 'designer';

/** A name derived from the e-mail, with a number where it is taken. */
async function chooseName(tx: Transaction, email: string, now: Date): Promise<string> {
  const [local = ''] = email.split('@');
  const plain = local.replace(/[^\w.]/g, '').slice(0, 40);
  const base = findUsernameFault(plain) ? FALLBACK_NAME : plain;
  for (let count = 0; count < NAME_TRIES; count += 1) {
    const username = count === 0 ? base : `${base}${randomInt(10_000, 1_000_000)}`;
    await lockIdentity(tx, 'username', username);
    if (!(await isNameTaken(tx, { username, email }, now))) return username;
  }
  throw new AppError('conflict');
}

function createFactorProof({
  twoFactor,
  loginLog,
}: Pick<GoogleLoginDeps, 'twoFactor' | 'loginLog'>) {
  /** Proves the second factor of a known account; false where it has none. */
  return async function prove(
    known: UserRow | undefined,
    { code, passkey, browser }: SentFactor,
    address: string,
  ): Promise<boolean> {
    if (!known) return false;
    if (known.lockedAt) {
      loginLog.refused({ reason: 'locked', account: known.id, address });
      throw new AppError('accountLocked');
    }
    return twoFactor.prove(known.id, { code, passkey, browser }).catch((error: unknown) => {
      if (code || passkey) {
        loginLog.refused({ reason: 'wrong second factor', account: known.id, address });
      }
      throw error;
    });
  };
}

/**
 * Opens a session for a Google user, in the transaction that finds the account, so that
 * disconnecting Google ends this session too. Accounts are found by Google's own id of the person,
 * not by the e-mail; the e-mail connects an account to Google once, or makes a new account.
 */
export function createGoogleLogin(deps: GoogleLoginDeps) {
  const {
    database,
    google,
    sessions,
    ledger,
    background,
    mail,
    twoFactor,
    loginLog,
    clock,
    publicUrl,
  } = deps;

  const prove = createFactorProof(deps);

  /** Finds and locks the user's row: Google cannot be disconnected before the session exists. */
  async function findConnected(tx: Transaction, sub: string): Promise<UserRow | undefined> {
    const found = await findUserByGoogleSub(tx, sub);
    const held = found && (await lockUser(tx, found.id));
    return held?.googleSub === sub ? held : undefined;
  }

  async function connect(tx: Transaction, user: UserRow, sub: string): Promise<UserRow> {
    if (user.googleSub === sub) return user;
    const connected = await connectGoogle(tx, user.id, sub);
    if (!connected) throw new AppError('googleOtherAccount');
    return connected;
  }

  async function makeUser(tx: Transaction, { sub, email }: GooglePerson): Promise<UserRow> {
    const now = clock();
    const username = await chooseName(tx, email, now);
    const user = await insertUser(tx, {
      username,
      email,
      passwordHash: null,
      emailVerifiedAt: now,
      googleSub: sub,
    });
    if (!user) throw new AppError('conflict');
    await ledger.grantWelcome(tx, { userId: user.id, email });
    return user;
  }

  /**
   * Finds or makes the user. Unconfirmed sign-ups with the e-mail end, with their passwords,
   * whoever chose them.
   */
  async function findOrMakeUser(
    tx: Transaction,
    person: GooglePerson,
  ): Promise<{ user: UserRow; isNewlyConnected: boolean }> {
    await lockIdentity(tx, 'google', person.sub);
    const known = await findConnected(tx, person.sub);
    if (known) return { user: known, isNewlyConnected: false };
    await lockIdentity(tx, 'email', person.email);
    const owner = await findUserByCredential(tx, person.email);
    const user = owner ? await connect(tx, owner, person.sub) : await makeUser(tx, person);
    await deleteWaitingRegistrations(tx, person.email);
    return { user, isNewlyConnected: owner?.googleSub === null };
  }

  return async function logInWithGoogle(
    { accessToken: credential, code, passkey }: GoogleLoginForm,
    { address, device, passkeyBrowser }: GoogleVisitor,
  ): Promise<{ token: string; user: User; browserMark: string }> {
    if (!google) throw new AppError('notFound');
    const person = await google.findPerson(credential);
    if (!person) {
      loginLog.refused({ reason: 'wrong credential of Google', account: '', address });
      throw new AppError('googleRefused');
    }
    const known =
      (await findUserByGoogleSub(database, person.sub)) ??
      (await findUserByCredential(database, person.email));
    const hasProved = await prove(known, { code, passkey, browser: passkeyBrowser }, address);
    const opened = await database.transaction(async (tx) => {
      const found = await findOrMakeUser(tx, person);
      if (found.user.lockedAt) throw new AppError('accountLocked');
      const { id } = found.user;
      const isKnown = id === known?.id;
      // Another account by now than the one whose second factor was asked for.
      if (!isKnown && (await twoFactor.read(id, tx)).isOn) throw new AppError('conflict');
      const isTwoFactor = isKnown && hasProved;
      const token = await sessions.open(id, { queryable: tx, device, isTwoFactor });
      return { ...found, token, isTwoFactor };
    });
    const { id, username, email } = opened.user;
    const { isTwoFactor } = opened;
    loginLog.accepted({ how: 'google', isTwoFactor, account: id, address });
    if (opened.isNewlyConnected) {
      const notice = securityMail('googleConnected', {
        to: opened.user,
        at: clock(),
        link: `${publicUrl}/account`,
        google: person.email,
      });
      background.run('mail of a connected Google account', () => sendPatiently(mail, notice));
    }
    const credits = await ledger.getAvailable(database, id);
    const user = { id, username, email, credits };
    return { token: opened.token, user, browserMark: browserMark(opened.user) };
  };
}
