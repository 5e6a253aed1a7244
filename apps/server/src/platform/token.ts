import { createHash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits, fit for cookies and addresses. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How tokens are kept: SHA-256, hex. Nobody who reads the table can use what stands there. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
