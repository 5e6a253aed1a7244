import { LANGUAGE_HEADER } from '@toile/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { languageOf } from './request-language.ts';

const { app } = await createTestApp();

test('the page’s language is before the user’s choice, and that before the browser’s', () => {
  const headers = { 'accept-language': 'de', cookie: 'language=en', [LANGUAGE_HEADER]: 'de' };
  expect(languageOf({ headers })).toBe('de');
  expect(languageOf({ headers: { ...headers, [LANGUAGE_HEADER]: 'xx' } })).toBe('en');
  expect(languageOf({ headers: { 'accept-language': 'de;q=0, en' } })).toBe('en');
  expect(languageOf({ headers: {} })).toBe('en');
});

test('a refusal and the rows of prices are in the reader’s language', async () => {
  const headers = { [LANGUAGE_HEADER]: 'de' };
  const refusal = await app.inject({ url: '/api/get-user-credits/', headers });
  expect(refusal.json()).toEqual({ non_field_errors: ['Melde dich an, um weiterzumachen'] });
  const plans = await app.inject({ url: '/api/plans/', headers });
  expect(plans.body).toContain('"Kleidung tauschen"');
  expect((await app.inject('/api/plans/')).body).toContain('"Swap garment"');
});
