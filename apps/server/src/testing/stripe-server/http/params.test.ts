import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { integer, paramsOf, readParams, text } from './params.ts';

test('a parameter that Stripe does not have does not compile', () => {
  const params = paramsOf<Stripe.PriceCreateParams>();
  // @ts-expect-error Stripe's currency is a text.
  params({ currency: integer() });
  // @ts-expect-error Stripe has no such parameter.
  params({ colour: text() });
  expect(params({ currency: text() })).toBeDefined();
});

test('unknown, missing and wrong parameters are refused by their name', () => {
  const schema = paramsOf<Stripe.PriceCreateParams>()({
    currency: text(),
    unit_amount: integer().optional(),
  });
  const refusal = (raw: Record<string, string>) => {
    try {
      return readParams(schema, raw);
    } catch (error) {
      return error;
    }
  };
  expect(refusal({ currency: 'usd', unit_amount: '500' })).toEqual({
    currency: 'usd',
    unit_amount: 500,
  });
  expect(refusal({ currency: 'usd', colour: 'red' })).toMatchObject({
    status: 400,
    body: { code: 'parameter_unknown', param: 'colour' },
  });
  expect(refusal({})).toMatchObject({ body: { code: 'parameter_missing', param: 'currency' } });
  expect(refusal({ currency: 'usd', unit_amount: 'five' })).toMatchObject({
    body: { code: 'parameter_invalid', param: 'unit_amount' },
  });
});
