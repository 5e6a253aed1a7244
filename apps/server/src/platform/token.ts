import { createHash, randomBytes } from 'node:crypto';

/** A random token of 256 bits, fit for cookies and addresses. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stored form of a token: SHA-256, hex. A reader of the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
