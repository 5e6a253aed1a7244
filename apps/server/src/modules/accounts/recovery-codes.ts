import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@toile/contract';

/** Letters and digits that are not mistaken for each other; 32 of them, 5 bits each. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Letters of a code: 140 bits, as many as ASVS asks of a secret that is stored under a plain hash. */
const LENGTH = 28;
const GROUP = /.{4}(?=.)/g;

/** A code as it was typed, without spaces and hyphens. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toLowerCase();
}

/** Stored form of a recovery code. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('hex');
}

function makeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
  return letters.join('').replaceAll(GROUP, '$&-');
}

/** New recovery codes, such as `k7m2-8x4t-bq6r-c3ws-h5jd-2npv-63ke`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, makeCode);
}
