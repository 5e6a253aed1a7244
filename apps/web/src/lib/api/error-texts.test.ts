import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText, errorTexts } from './error-texts.ts';

test.each([
  ['the first message of each field', { a: ['one', 'two'], b: ['three'] }, ['one', 'three']],
  ['a field without a message', { a: [], b: ['three'] }, ['An unexpected error occurred', 'three']],
  ['data beside the fields', { non_field_errors: ['no'], email: 'a@b.c', request_id: 'x' }, ['no']],
  ['no fields: the own message', {}, ['The server answered with status 400']],
  ['no body: the own message', undefined, ['The server answered with status 400']],
  ['a body that is no record', 'oh', ['The server answered with status 400']],
])('%s', (_name, body, texts) => {
  expect(errorTexts(new ApiError(400, body))).toEqual(texts);
});

test('a failure that is no HTTP answer gives the general sentence', () => {
  expect(errorTexts(new TypeError('Failed to fetch'))).toEqual(['An unexpected error occurred']);
  expect(errorTexts('x')).toEqual(['An unexpected error occurred']);
});

test('several fields become one line', () => {
  expect(errorText(new ApiError(400, { a: ['One.'], b: ['Two.'] }))).toBe('One. Two.');
});
