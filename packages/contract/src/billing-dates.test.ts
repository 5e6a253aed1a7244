import { expect, test } from 'vitest';
import { billingDate, nextBillingDate, previousBillingDate } from './billing-dates.ts';

const day = (date: Date) => date.toISOString().slice(0, 10);
const at = (text: string) => new Date(`${text}T10:20:30Z`);

test('a plan of January 31 is paid on the last day of short months, and on the 31st again', () => {
  const dates = Array.from({ length: 14 }, (_, months) =>
    day(billingDate(at('2026-01-31'), months)),
  );
  expect(dates).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-31',
    '2027-01-31',
    '2027-02-28',
  ]);
  expect(day(billingDate(at('2027-10-31'), 4))).toBe('2028-02-29');
});

test('the time of day stays', () => {
  expect(billingDate(at('2026-08-31'), 1).toISOString()).toBe('2026-09-30T10:20:30.000Z');
});

test('the next and the previous billing date of a moment', () => {
  const anchor = at('2026-01-31');
  expect(day(nextBillingDate(anchor, anchor))).toBe('2026-02-28');
  expect(day(nextBillingDate(anchor, at('2026-02-28')))).toBe('2026-03-31');
  expect(day(nextBillingDate(anchor, at('2026-03-01')))).toBe('2026-03-31');
  expect(day(nextBillingDate(anchor, at('2026-03-30')))).toBe('2026-03-31');
  expect(day(previousBillingDate(anchor, at('2026-03-31')))).toBe('2026-02-28');
  expect(day(previousBillingDate(anchor, at('2026-03-15')))).toBe('2026-02-28');
  expect(day(previousBillingDate(anchor, at('2026-02-28')))).toBe('2026-01-31');
});
