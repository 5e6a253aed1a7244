import { afterEach, expect, it, vi } from 'vitest';
import { findCookie } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

function holdCookies(text: string): void {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);
}

it.each(['csrftoken', '__Host-csrftoken', '__Secure-csrftoken'])('finds %s', (name) => {
  holdCookies(`other=1; ${name}=a.b=c; csrftoken2=no`);
  expect(findCookie('csrftoken')).toBe('a.b=c');
});

it('takes the prefixed one where an older one without a prefix is left', () => {
  holdCookies('csrftoken=old; __Host-csrftoken=new');
  expect(findCookie('csrftoken')).toBe('new');
});

it('finds nothing among other names', () => {
  holdCookies('xcsrftoken=1; csrftokens=2');
  expect(findCookie('csrftoken')).toBeUndefined();
});
