import { test } from 'vitest';
import { CHOICES, expectRightMonths, NAMES, type Step } from '../../testing/billing-months.ts';

/** Every two changes in turn; a choice of the present plan is no change. */
const PATHS = NAMES.flatMap((first) =>
  CHOICES.filter((choice) => choice !== first).flatMap((second) =>
    CHOICES.filter((choice) => choice !== second).map((third) => [first, second, third] as const),
  ),
);

test.each(PATHS)('fourteen months of %s, then %s, then %s', async (first, second, third) => {
  // In February, late in a month, and once both in one month: from January 31.
  const steps: Step[] = [
    { month: 1, at: 0.37, choice: second },
    { month: 4, at: 0.91, choice: third },
    { month: 8, at: 0.25, choice: second },
    { month: 8, at: 0.5, choice: third },
  ];
  await expectRightMonths(new Date('2026-01-31T09:30:00Z'), first, steps);
});
