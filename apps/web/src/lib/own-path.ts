/**
 * True for a path of the product. Anybody can write an address, and we never lead to another site.
 */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path);
}
