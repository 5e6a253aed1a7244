/** A path of the product. Anybody can write an address: none of another site is led to. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}
