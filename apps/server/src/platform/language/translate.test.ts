import { en, errorWords, formatMessage, serverWords } from '@toile/contract';
import * as german from '@toile/contract/de';
import { expect, test } from 'vitest';
import { translate, translateBody } from './translate.ts';

test('a text of the tables is translated, and any other stays', () => {
  expect(translate(errorWords.notFound, 'de')).toBe('Nicht gefunden');
  expect(translate(errorWords.notFound, 'en')).toBe(errorWords.notFound);
  expect(translate('indigo ikat on cream', 'de')).toBe('indigo ikat on cream');
});

test('a text with values keeps them', () => {
  const text = formatMessage(en.errors.tooManyRequests, { seconds: 12 });
  expect(translate(text, 'de')).toBe(
    formatMessage(german.errorWords.tooManyRequests, { seconds: 12 }),
  );
});

test('a value that is a text of the tables is translated too', () => {
  const required = formatMessage(en.validation.required, { fieldName: en.fields.username });
  expect(translate(required, 'de')).toBe('Benutzername fehlt');
  const { uploadRefused, classes } = serverWords.safety;
  const refused = formatMessage(uploadRefused, { what: classes['explicit-photo'], code: 'a1' });
  expect(translate(refused, 'de')).toContain('ein sexuell eindeutiges Foto');
});

test('numbers are grouped as the language groups them', () => {
  const text = formatMessage(en.validation.pictureTooLong, { max: '16,000' });
  expect(translate(text, 'de')).toContain('16.000 Pixel');
});

test('a body’s lists are translated, and its data is not', () => {
  const body = { email: 'Not found', non_field_errors: ['Not found'] };
  expect(translateBody(body, 'de')).toEqual({
    email: 'Not found',
    non_field_errors: ['Nicht gefunden'],
  });
  expect(translateBody(body, 'en-XA')).toMatchObject({ non_field_errors: ['[Nöt föööüñd]'] });
});
