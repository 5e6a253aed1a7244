import Stripe from 'stripe';
import { type Period, unusedAmount } from '../proration.ts';
import { createId, idOf } from '../store.ts';
import type { World } from '../world.ts';

/** A line that belongs to no invoice yet. */
export type LineDraft = {
  amount: number;
  description: string;
  price: Stripe.Price;
  period: Period;
  subscription: string;
  subscriptionItem: string;
  /** The invoice item behind a proration. */
  invoiceItem?: string;
};

export function unitAmount(price: Stripe.Price): number {
  return price.unit_amount ?? 0;
}

export function toLine(
  draft: LineDraft,
  invoiceId: string,
  currency: string,
): Stripe.InvoiceLineItem {
  const { price } = draft;
  return {
    id: createId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency,
    description: draft.description,
    discount_amounts: [],
    discountable: draft.invoiceItem === undefined,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: draft.invoiceItem ?? null,
        proration: draft.invoiceItem !== undefined,
        proration_details: draft.invoiceItem === undefined ? null : { credited_items: null },
        subscription: draft.subscription,
        subscription_item: draft.subscriptionItem,
      },
    },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: idOf(price.product) },
      unit_amount_decimal: Stripe.Decimal.from(unitAmount(price)),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: draft.subscription,
    subtotal: draft.amount,
    taxes: [],
  };
}

/** The line of a whole period of a subscription. */
export function periodLine(world: World, subscription: Stripe.Subscription): LineDraft {
  const item = itemOf(subscription);
  const { name } = world.store.get('product', idOf(item.price.product));
  return {
    amount: unitAmount(item.price),
    description: `1 × ${name}`,
    price: item.price,
    period: { start: item.current_period_start, end: item.current_period_end },
    subscription: subscription.id,
    subscriptionItem: item.id,
  };
}

/** The credit for the unused time of the old price, and the charge for the same time of the new. */
export function prorationLines(
  { store }: World,
  subscription: Stripe.Subscription,
  { to, at }: { to: Stripe.Price; at: number },
): LineDraft[] {
  const item = itemOf(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const nameOf = (price: Stripe.Price) => store.get('product', idOf(price.product)).name;
  const day = new Date(at * 1000).toISOString().slice(0, 10);
  const draft = (price: Stripe.Price, amount: number, words: string): LineDraft => ({
    amount,
    description: `${words} ${nameOf(price)} after ${day}`,
    price,
    period: { start: at, end: period.end },
    subscription: subscription.id,
    subscriptionItem: item.id,
    invoiceItem: store.newId('invoiceitem'),
  });
  const credit = unusedAmount(unitAmount(item.price), period, at);
  const charge = unusedAmount(unitAmount(to), period, at);
  return [draft(item.price, -credit, 'Unused time on'), draft(to, charge, 'Remaining time on')];
}

/** The one item of a subscription; this server sells one plan at a time. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${subscription.id} has no item`);
  return item;
}
