type CardOutcome = { atCheckout?: string; later?: string };

/**
 * The card numbers of Stripe's test mode that this server knows, with their decline codes at
 * checkout and at later charges. https://docs.stripe.com/testing
 */
const TEST_CARDS = {
  '4242424242424242': {},
  '4000000000000341': { atCheckout: 'generic_decline', later: 'generic_decline' },
  '4000000000000002': { atCheckout: 'generic_decline', later: 'generic_decline' },
  '4000000000009995': { atCheckout: 'insufficient_funds', later: 'insufficient_funds' },
} as const satisfies Record<string, CardOutcome>;

export type TestCard = keyof typeof TEST_CARDS;

export const GOOD_CARD: TestCard = '4242424242424242';
/** A card that can be stored, and that declines later charges. */
export const LATER_DECLINED_CARD: TestCard = '4000000000000341';

/** Ids that stand for a card in calls of Stripe's test mode. */
export const CARD_TOKENS: ReadonlyMap<string, TestCard> = new Map([
  ['pm_card_visa', GOOD_CARD],
  ['pm_card_chargeCustomerFail', LATER_DECLINED_CARD],
]);

export function isTestCard(number: string): number is TestCard {
  return Object.hasOwn(TEST_CARDS, number);
}

export function declineAtCheckout(card: TestCard): string | undefined {
  const outcome: CardOutcome = TEST_CARDS[card];
  return outcome.atCheckout;
}

/** The decline code of a stored card by its last four digits. */
export function declineOf(last4: string): string | undefined {
  const found: [string, CardOutcome] | undefined = Object.entries(TEST_CARDS).find(([number]) =>
    number.endsWith(last4),
  );
  return found?.[1].later;
}
