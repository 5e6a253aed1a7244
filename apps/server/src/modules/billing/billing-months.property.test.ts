import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditLedger } from '../../testing/audit-ledger.ts';
import {
  CHOICES,
  database,
  expectRightMonths,
  MONTHS,
  NAMES,
  type Step,
} from '../../testing/billing-months.ts';

test('fourteen months of any choices, begun at any moment', async () => {
  const moment = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(+date / 1000) * 1000));
  const step = fc.record<Step>({
    month: fc.nat({ max: MONTHS - 1 }),
    at: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
    choice: fc.constantFrom(...CHOICES),
  });
  const steps = fc.array(step, { minLength: 4, maxLength: 20 });
  const property = fc.asyncProperty(moment, fc.constantFrom(...NAMES), steps, expectRightMonths);
  await fc.assert(property, { numRuns: 4 });
  expect(await auditLedger(database)).toMatchObject({
    sum: 0,
    wrongBalances: 0,
    negativeBalances: 0,
    unbalancedTransfers: 0,
  });
});
