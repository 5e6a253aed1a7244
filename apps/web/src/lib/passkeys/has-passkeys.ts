/** True: the browser knows passkeys. It does on https, and on localhost. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}
