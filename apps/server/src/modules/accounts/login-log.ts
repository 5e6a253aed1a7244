import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

type Refusal = {
  reason:
    | 'unknown account'
    | 'wrong password'
    | 'wrong passkey'
    | 'not verified'
    | 'locked'
    | 'too many tries';
  account: string;
  address: string;
};

/** Digits of a hash in the log: enough to tell accounts apart, few enough for a line. */
const SHOWN_DIGITS = 16;

/**
 * Logs refused log-ins. Accounts and addresses are keyed hashes: equal ones are recognisable, but a
 * reader of the log cannot find out which they are.
 */
export function createLoginLog({ log, secret }: { log: FastifyBaseLogger; secret: string }) {
  function disguise(kind: string, text: string): string {
    const hmac = createHmac('sha256', secret).update(JSON.stringify(['log', kind, text]));
    return hmac.digest('hex').slice(0, SHOWN_DIGITS);
  }

  return {
    refused({ reason, account, address }: Refusal): void {
      const entry = {
        reason,
        account: disguise('account', account),
        address: disguise('address', address),
      };
      log.info(entry, 'A log-in was refused');
    },
  };
}

export type LoginLog = ReturnType<typeof createLoginLog>;
