/**
 * The value of a readable cookie. Behind https the server may put `__Host-` before its
 * names, so both spellings are looked for.
 */
export function findCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=');
    const key = pair.slice(0, at);
    if (key === name || key === `__Host-${name}`) return decodeURIComponent(pair.slice(at + 1));
  }
  return undefined;
}

/** Forgets a readable cookie under both spellings. */
export function dropCookie(name: string): void {
  // The cookie store API is missing in Firefox ESR, so the old interface it is.
  document.cookie = `${name}=; Max-Age=0; path=/`;
  document.cookie = `__Host-${name}=; Max-Age=0; path=/; Secure`;
}
