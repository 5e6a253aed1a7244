import { describe, expect, test } from 'vitest';
import { errorOfRefusal } from './vendor-error.ts';

const KEY = 'sk-proj-linenkey';
const PROMPT = 'a linen dress for Ms Okafor';

const errorOf = (status: number, body: unknown = {}, retryAfter?: string) =>
  errorOfRefusal({
    vendor: 'Vendor',
    status,
    retryAfter,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    secrets: [`Bearer ${KEY}`],
  });

describe('the message', () => {
  test.each<[string, unknown]>([
    ['a text', `Bad prompt “${PROMPT}” with ${KEY}`],
    ['a page', `<html><body>${PROMPT} ${KEY}</body></html>`],
    ['a message of an error', { error: { message: `${PROMPT} ${KEY}`, param: PROMPT } }],
    ['an error as a sentence', { error: PROMPT, detail: KEY }],
    ['codes that are none', { error: { code: PROMPT, type: KEY, status: `${KEY}-2` } }],
    ['another key', { code: 'AIza0SyD4x81kQ', name: 'r8_40fk29dk2' }],
    ['what was sent', { input: { prompt: PROMPT, headers: { authorization: KEY } } }],
    ['what was sent, within a code', `{"message":"\\"code\\":\\"${KEY}\\""}`],
  ])('tells the status alone where an answer is %s', (_what, body) => {
    expect(errorOf(400, body).message).toBe('Vendor answered 400');
  });

  test.each<[string, unknown, string]>([
    [
      'OpenAI',
      { error: { message: PROMPT, type: 'invalid_request_error', code: 'invalid_value' } },
      'invalid_request_error invalid_value',
    ],
    [
      'Google',
      { error: { code: 400, status: 'INVALID_ARGUMENT', message: PROMPT } },
      'INVALID_ARGUMENT',
    ],
    [
      'fal',
      { detail: [{ type: 'image_too_small', msg: PROMPT, input: PROMPT }] },
      'image_too_small',
    ],
    ['FASHN', { error: 'NotFound', message: PROMPT }, 'NotFound'],
    [
      'ComfyUI',
      {
        error: { type: 'prompt_outputs_failed_validation', message: 'Failed', details: PROMPT },
        node_errors: {
          1: {
            class_type: 'UNETLoader',
            errors: [
              {
                type: 'value_not_in_list',
                details: PROMPT,
                extra_info: { input_name: 'unet_name', received_value: PROMPT },
              },
            ],
          },
        },
      },
      'prompt_outputs_failed_validation UNETLoader value_not_in_list unet_name',
    ],
  ])('has the codes of %s, and no other word', (_vendor, body, codes) => {
    expect(errorOf(400, body).message).toBe(`Vendor answered 400 (${codes})`);
  });
});

describe('an order that was answered by', () => {
  test.each<[number, unknown, string | undefined]>([
    [400, {}, undefined],
    [401, {}, undefined],
    [402, {}, undefined],
    [404, {}, undefined],
    [422, {}, undefined],
    [429, {}, undefined],
    [500, { error: { code: 'insufficient_quota' } }, undefined],
    [501, {}, undefined],
    [503, {}, '5'],
    [503, { error: { code: 'model_overloaded' } }, undefined],
    [521, {}, undefined],
    [523, {}, undefined],
  ])('%i with %j and Retry-After %s was not bought', (status, body, retryAfter) => {
    expect(errorOf(status, body, retryAfter).isUnclear).toBe(false);
  });

  test.each([408, 500, 502, 503, 504, 520, 522, 524, 599])('%i may have been bought', (status) => {
    expect(errorOf(status, { error: { message: 'overloaded' } }).isUnclear).toBe(true);
  });
});

test('a 429 and a 503 tell when to come again', () => {
  expect(errorOf(429, {}, '7')).toMatchObject({ kind: 'rate-limited', retryAfterMs: 7000 });
  expect(errorOf(503, {}, '7')).toMatchObject({ kind: 'unavailable', retryAfterMs: 7000 });
});
