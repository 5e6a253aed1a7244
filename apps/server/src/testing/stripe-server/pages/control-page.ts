import type Stripe from 'stripe';
import { itemOf } from '../resources/invoice-lines.ts';
import { idOf } from '../store.ts';
import type { World } from '../world.ts';
import { day, type Html, html, money, page } from './html.ts';

const NEWEST = 30;

const button = (action: string, words: string, fields: Record<string, string> = {}): Html => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="/local/${action}">${hidden}<button class="quiet">${words}</button></form>`;
};

/** The page with controls of time, payers and banks. */
export function controlPage(world: World): string {
  const { store, clock } = world;
  const nameOf = (price: Stripe.Price) => store.get('product', idOf(price.product)).name;
  const subscriptions = store.all('subscription').map((one) => {
    const item = itemOf(one);
    const customer = store.find('customer', idOf(one.customer));
    return html`<tr><td>${customer?.email ?? idOf(one.customer)}</td><td>${nameOf(item.price)}</td><td>${one.status}${one.cancel_at_period_end ? ', ends then' : ''}</td><td>${day(item.current_period_end)}</td></tr>`;
  });
  const charges = store
    .all('charge')
    .slice(-NEWEST)
    .toReversed()
    .map(
      (one) =>
        html`<tr><td>${day(one.created)}</td><td>${money(one.amount, one.currency)}</td><td>${statusOf(one)}</td><td><div class="row">${actionsOf(world, one)}</div></td></tr>`,
    );
  const events = store
    .all('event')
    .slice(-NEWEST)
    .toReversed()
    .map(
      (one) =>
        html`<tr><td>${day(one.created)}</td><td>${one.type}</td><td>${one.pending_webhooks === 0 ? 'delivered' : 'not delivered'}</td></tr>`,
    );
  return page(
    'Local Stripe',
    html`<h1>Local Stripe</h1><p class="muted">It is ${day(clock.now())} (UTC) here.</p>
    <div class="card"><h2>Time</h2><div class="row">${button('advance', 'An hour on', { hours: '1' })}${button('advance', 'A day on', { hours: '24' })}${button('advance', 'To the next billing date', { to: 'next' })}</div></div>
    <div class="card scroll"><h2>Subscriptions</h2><table><tr><th>Customer</th><th>Plan</th><th>Status</th><th>Paid until</th></tr>${subscriptions}</table></div>
    <div class="card scroll"><h2>Charges</h2><table><tr><th>Time</th><th>Amount</th><th>Status</th><th></th></tr>${charges}</table></div>
    <div class="card scroll"><h2>Newest events</h2><table><tr><th>Time</th><th>Event</th><th>Webhook</th></tr>${events}</table></div>`,
  );
}

function statusOf(charge: Stripe.Charge): string {
  if (!charge.paid) return 'declined';
  if (charge.disputed) return 'disputed';
  if (charge.refunded) return 'refunded';
  return charge.amount_refunded > 0 ? 'partly refunded' : 'paid';
}

function actionsOf({ store }: World, charge: Stripe.Charge): Html[] {
  const dispute = store.all('dispute').find((one) => one.charge === charge.id);
  if (dispute?.status === 'needs_response') {
    const close = (status: string) =>
      button('close-dispute', `Dispute ${status}`, { dispute: dispute.id, status });
    return [close('won'), close('lost')];
  }
  if (!charge.paid || charge.refunded || charge.disputed) return [];
  return [
    button('refund', 'Refund', { charge: charge.id }),
    button('dispute', 'Dispute', { charge: charge.id }),
  ];
}
