import { expect, test } from 'vitest';
import { RUN_PRICE_CREDITS, runPriceCredits, UPSCALE_PRICE_CREDITS } from './credit-prices.ts';
import { generationSchema } from './generation.ts';
import {
  BLANK_MASK_PIXELS,
  DEFAULT_RUN_LENGTH,
  PASSWORD_MIN_LENGTH,
  RECENT_STRIP_LENGTH,
  REPOSITION_MIN_WIDTH_PX,
  RESEND_WAIT_SECONDS,
} from './limits.ts';
import { en } from './messages/en/index.ts';
import { PLANS } from './plans.ts';
import { upscaleAnswerSchema } from './upscale.ts';
import { voteRequestSchema } from './vote.ts';

test('the three plans, their prices and their credits', () => {
  expect(
    PLANS.map(({ name, price, priceInCents, credits }) => [name, price, priceInCents, credits]),
  )
    // Price in whole units, in cents, credits a month.
    .toEqual([
      ['BASIC', 5, 500, 60],
      ['STANDARD', 50, 5000, 600],
      ['PREMIUM', 150, 15_000, 2000],
    ]);
  expect(new Set(PLANS.map(({ priceId }) => priceId)).size).toBe(3);
});

test('a run of four images costs 4, one image 1, an upscale 2', () => {
  expect([RUN_PRICE_CREDITS, runPriceCredits(4), runPriceCredits(1)]).toEqual([4, 4, 1]);
  expect(UPSCALE_PRICE_CREDITS).toBe(2);
});

test('the numbers that screens and server share', () => {
  expect({
    slots: DEFAULT_RUN_LENGTH,
    thumbnails: RECENT_STRIP_LENGTH,
    blankMask: BLANK_MASK_PIXELS,
    leastWidth: REPOSITION_MIN_WIDTH_PX,
    password: PASSWORD_MIN_LENGTH,
    resendCountdown: RESEND_WAIT_SECONDS + 1,
  }).toEqual({
    slots: 4,
    thumbnails: 12,
    blankMask: 300,
    leastWidth: 50,
    password: 8,
    resendCountdown: 61,
  });
});

test('a generation, a vote and an upscale have the fields of the specification', () => {
  expect(Object.keys(generationSchema.shape)).toEqual(
    expect.arrayContaining([
      'output_image_id',
      'image_id',
      'image_url',
      'type',
      'timestamp',
      'upscaled',
      'downloaded',
      'voted',
      'upscaled_from_id',
    ]),
  );
  expect(Object.keys(voteRequestSchema.shape)).toEqual(['vote_value', 'image_id', 'is_upscaled']);
  expect(Object.keys(upscaleAnswerSchema.shape)).toEqual(
    expect.arrayContaining(['imageId', 'upscaledFromId']),
  );
});

test('the fixed words of the client', () => {
  const { errors, validation, wizard, results } = en;
  expect([
    errors.fetchGenerations,
    errors.fetchResults,
    errors.noEndpoint,
    errors.streamData,
    errors.streamConnection,
    errors.streamEstablish,
    errors.loadBase64,
    errors.unexpected,
    errors.insufficientCredits,
    validation.required,
    validation.passwordsDoNotMatch,
    validation.dataUri,
    validation.maskSize,
    wizard.source.noFile,
    wizard.promptCopied,
    results.upscaleFailed,
  ]).toEqual([
    'Failed to fetch generations',
    'Failed to fetch results generation',
    'No AI service endpoint available',
    'Failed to process image data',
    'Connection error occurred',
    'Failed to establish connection',
    'Failed to load base64 image.',
    'An unexpected error occurred',
    'You do not have enough credits to generate images.',
    '{fieldName} is required',
    'Passwords do not match',
    'invalid data URI format',
    'mask and original image dimensions must match',
    'No file selected',
    'Prompt copied to clipboard',
    'Failed to upscale image',
  ]);
});
