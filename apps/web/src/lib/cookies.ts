/**
 * Prefixes of cookie names that the server uses behind https; a prefixed cookie is the newer one.
 */
const PREFIXES = ['__Host-', '__Secure-', ''];

/** The value of a readable cookie, whatever prefix its name has. */
export function findCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ');
  for (const prefix of PREFIXES) {
    const start = `${prefix}${name}=`;
    const pair = pairs.find((one) => one.startsWith(start));
    if (pair !== undefined) return decodeURIComponent(pair.slice(start.length));
  }
  return undefined;
}

/** Forgets a readable cookie that has no prefix. */
export function dropCookie(name: string): void {
  // The cookie store API is missing in Firefox ESR, so the old interface it is.
  document.cookie = `${name}=; Max-Age=0; path=/`;
}
