/** Id of a user for authenticators, base64url of its 16 random bytes: it tells nothing of them. */
export function userHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
