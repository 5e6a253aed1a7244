import { formatMessage } from '@toile/contract';
import { composeMail } from '../../adapters/mail/compose-mail.ts';
import type { Mail } from '../../adapters/mail/mail-port.ts';
import { currentWords } from '../../platform/language/current-words.ts';
import { mailTime } from './mail-time.ts';

/** Mails that lead to a change of an account, or confirm one. */
type PlainMail =
  | 'forgotten'
  | 'passwordChanged'
  | 'passwordReset'
  | 'emailConfirm'
  | 'emailAsked'
  | 'emailChanged'
  | 'usernameChanged'
  | 'googleDisconnected'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodesRenewed'
  | 'accountLocked'
  | 'accountUnlocked'
  | 'accountDeleted';

type SecurityMailOptions = {
  to: { username: string; email: string };
  at: Date;
  link: string;
};

/** Options with the address of the Google account. */
type GoogleMailOptions = SecurityMailOptions & { google: string };

/** Options with the name of a passkey. */
type PasskeyMailOptions = SecurityMailOptions & { passkey: string };

type PasskeyMail = 'passkeyAdded' | 'passkeyRemoved';

/** A mail about a request or a change of the account: its moment, and a link for the next step. */
export function securityMail(kind: PlainMail, options: SecurityMailOptions): Mail;
export function securityMail(kind: 'googleConnected', options: GoogleMailOptions): Mail;
export function securityMail(kind: PasskeyMail, options: PasskeyMailOptions): Mail;
export function securityMail(
  kind: PlainMail | PasskeyMail | 'googleConnected',
  { to, at, link, ...rest }: SecurityMailOptions | GoogleMailOptions | PasskeyMailOptions,
): Mail {
  const { mail: words } = currentWords();
  const { username, email } = to;
  const values = { username, time: mailTime(at), ...rest };
  const own = words[kind];
  return composeMail(email, {
    subject: own.subject,
    title: own.title,
    greeting: formatMessage(words.greeting, values),
    body: formatMessage(own.body, values),
    actions: [{ label: own.action, link }],
    note: own.note,
  });
}
