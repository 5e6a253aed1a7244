import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

type Refusal = {
  reason:
    | 'unknown account'
    | 'wrong password'
    | 'wrong passkey'
    | 'wrong second factor'
    | 'wrong credential of Google'
    | 'not verified'
    | 'locked'
    | 'too many tries';
  account: string;
  address: string;
};

type Acceptance = {
  how: 'password' | 'passkey' | 'google';
  /** True: a second factor was proved. */
  isTwoFactor: boolean;
  account: string;
  address: string;
};

/** Digits of a hash in the log: enough to tell accounts apart, few enough for a line. */
const SHOWN_DIGITS = 16;

/**
 * Logs log-ins, those that are refused too. Accounts and addresses are keyed hashes: equal ones are recognisable, but a
 * reader of the log cannot find out which they are.
 */
export function createLoginLog({ log, secret }: { log: FastifyBaseLogger; secret: string }) {
  function disguise(kind: string, text: string): string {
    const hmac = createHmac('sha256', secret).update(JSON.stringify(['log', kind, text]));
    return hmac.digest('hex').slice(0, SHOWN_DIGITS);
  }

  function parties({ account, address }: Pick<Refusal, 'account' | 'address'>) {
    return { account: disguise('account', account), address: disguise('address', address) };
  }

  return {
    refused({ reason, ...of }: Refusal): void {
      log.info({ reason, ...parties(of) }, 'A log-in was refused');
    },

    accepted({ how, isTwoFactor, ...of }: Acceptance): void {
      log.info({ how, isTwoFactor, ...parties(of) }, 'A log-in was accepted');
    },
  };
}

export type LoginLog = ReturnType<typeof createLoginLog>;
