import { describe, expect, it } from 'vitest';
import {
  findAtSignFault,
  findConfirmationFault,
  findEmailFault,
  findPasswordFault,
  findUsernameFault,
} from './account-rules.ts';
import { en } from './messages/en/index.ts';
import { findRegistrationFaults } from './registration-form.ts';

describe('findUsernameFault', () => {
  it.each([
    ['', 'Username is required'],
    ['a', 'Username needs at least 2 characters of letters, digits, underscore, dot or at-sign'],
    ['a b', 'Username needs at least 2 characters of letters, digits, underscore, dot or at-sign'],
    ['né', 'Username needs at least 2 characters of letters, digits, underscore, dot or at-sign'],
    ['x'.repeat(65), 'Username can have at most 64 characters'],
  ])('refuses %j', (username, message) => {
    expect(findUsernameFault(username)).toBe(message);
  });

  it.each(['ab', 'a_b.c', 'me@atelier.example', '42'])('takes %j', (username) => {
    expect(findUsernameFault(username)).toBeUndefined();
  });
});

describe('findEmailFault', () => {
  it.each([
    ['', 'E-mail is required'],
    ['a b@c.de', 'E-mail must not contain spaces'],
    ['plain', "E-mail must contain '@'"],
    ['a@b', "E-mail must contain '.'"],
    ['a@b@c.de', "E-mail must not contain more than one '@'"],
    ['@b.de', "E-mail needs a username before '@'"],
    ['a.b@', "E-mail needs a domain after '@'"],
    ['a.b@c', 'The domain of the e-mail must include an extension (for example .com)'],
    ['a@c.', 'The domain of the e-mail must include an extension (for example .com)'],
    ['a@-c.de', 'Enter a valid e-mail address'],
    ['a"b@c.de', 'Enter a valid e-mail address'],
    [`${'a'.repeat(250)}@c.de`, 'E-mail can have at most 254 characters'],
  ])('refuses %j', (email, message) => {
    expect(findEmailFault(email)).toBe(message);
  });

  it.each(['a@b.c', 'first.last+tag@sub.domain.example', "o'neil@b-c.co"])('takes %j', (email) => {
    expect(findEmailFault(email)).toBeUndefined();
  });
});

describe('findPasswordFault', () => {
  it.each([
    ['', 'me', 'Password is required'],
    ['1234567', 'me', 'Password needs at least 8 characters'],
    ['x'.repeat(129), 'me', 'Password can have at most 128 characters'],
    ['Designer1', 'designer1', 'Password must not be the same as the username'],
  ])('refuses %j for %j', (password, username, message) => {
    expect(findPasswordFault(password, { username, email: '' })).toBe(message);
  });

  const mara = { username: 'mara.weaver', email: 'Mara.K.Weaver@atelier.example' };
  const { passwordSameAsEmail, passwordSameAsUsername, passwordCommon } = en.validation;

  it.each([
    ['MARA.WEAVER', passwordSameAsUsername],
    ['ｍara.weaver', passwordSameAsUsername],
    ['mara.k.weaver@atelier.example', passwordSameAsEmail],
    ['mara.k.weaver', passwordSameAsEmail],
    ['        ', passwordCommon],
    ['\u3000\u3000\u3000\u3000\u3000\u3000\u3000\u3000', passwordCommon],
    ['aaaaaaaa', passwordCommon],
    ['ababababa', passwordCommon],
    ['23456789', passwordCommon],
    ['ihgfedcba', passwordCommon],
    ['Summer2024', passwordCommon],
    ['winter-26!', passwordCommon],
    ['2025 Autumn', passwordCommon],
    ['Ｓｕｍｍｅｒ２０２４', passwordCommon],
    ['November2026', passwordCommon],
    ['Welcome123!', passwordCommon],
  ])('refuses %j', (password, message) => {
    expect(findPasswordFault(password, mara)).toBe(message);
  });

  it.each([
    'ß 漢字 1234',
    'summer by the sea',
    'mara.weaver sews',
    'thimble & thread',
    'abcabcdx',
    'a        b',
  ])('takes %j', (password) => {
    expect(findPasswordFault(password, mara)).toBeUndefined();
  });
});

it('a confirmation must be there and equal', () => {
  expect(findConfirmationFault('', 'a')).toBe('Confirm password is required');
  expect(findConfirmationFault('b', 'a')).toBe('Passwords do not match');
  expect(findConfirmationFault('a', 'a')).toBeUndefined();
});

it('a username with @ must be the e-mail of the account', () => {
  expect(findAtSignFault({ username: 'A@b.de', email: 'a@b.de' })).toBeUndefined();
  expect(findAtSignFault({ username: 'other@b.de', email: 'a@b.de' })).toBe(
    'A username with @ must be the e-mail address of the account',
  );
});

it('a registration form names the fault of every field', () => {
  const empty = {
    username: '',
    email: '',
    password: '',
    confirmPassword: '',
    termsAgrement: false,
  };
  expect(findRegistrationFaults(empty)).toEqual({
    username: 'Username is required',
    email: 'E-mail is required',
    password: 'Password is required',
    confirmPassword: 'Confirm password is required',
    termsAgrement: 'Agreement to Terms of Service and Cookie Policy is required',
  });
  const filled = {
    username: 'mara',
    email: 'mara@atelier.example',
    password: 'linen and silk',
    confirmPassword: 'linen and silk',
    termsAgrement: true,
  };
  expect(findRegistrationFaults(filled)).toEqual({});
});
