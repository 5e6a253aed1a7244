import { describeBuying } from './describe-buying.ts';
import { describeChanging } from './describe-changing.ts';
import { describeEvents } from './describe-events.ts';
import { describeMoney } from './describe-money.ts';
import { describePreviewing } from './describe-previewing.ts';
import type { OpenPayments } from './payments-harness.ts';

/**
 * Tests of the port's contract with a provider. Adapters run them in tests of their own:
 *
 *     describe('the sandbox', () => describePayments(openSandboxOn(database)));
 */
export function describePayments(open: OpenPayments): void {
  describeBuying(open);
  describeChanging(open);
  describePreviewing(open);
  describeMoney(open);
  describeEvents(open);
}
