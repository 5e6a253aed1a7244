import { PASSWORD_MIN_LENGTH } from '@toile/contract';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORD_LIST } from './common-password-list.ts';
import { hashPassword, isCommonPassword, isRightPassword } from './passwords.ts';

describe('the common passwords', () => {
  const words = COMMON_PASSWORD_LIST.trim().split(/\s+/);

  it('are 3,000 different ones that the rule of length would let pass', () => {
    expect(new Set(words).size).toBe(3000);
    expect(words.filter((word) => word.length < PASSWORD_MIN_LENGTH)).toEqual([]);
    expect(words.filter((word) => word !== word.toLowerCase())).toEqual([]);
  });

  it.each([
    'password',
    'PASSWORD1',
    '12345678',
    'iloveyou',
    'Qwertyuiop',
    'ｐａｓｓｗｏｒｄ１',
    ' password1 ',
  ])('have %s', (word) => {
    expect(isCommonPassword(word)).toBe(true);
  });

  it('lack a good one', () => {
    expect(isCommonPassword('thimble & thread')).toBe(false);
  });
});

describe('hashed passwords', () => {
  it('are argon2id with the agreed cost, different each time', async () => {
    const hashes = [await hashPassword('needle'), await hashPassword('needle')];
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('fit their password alone, however its accents are typed', async () => {
    const hash = await hashPassword('été');
    expect(await isRightPassword(hash, 'e\u0301te\u0301')).toBe(true);
    expect(await isRightPassword(hash, 'ete')).toBe(false);
  });

  it('are missing for an account without password: nothing fits', async () => {
    expect(await isRightPassword(null, '')).toBe(false);
    expect(await isRightPassword(undefined, 'anything')).toBe(false);
  });
});
