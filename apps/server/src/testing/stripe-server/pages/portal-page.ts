import type Stripe from 'stripe';
import { cardOf } from '../resources/payment-methods.ts';
import type { World } from '../world.ts';
import { cardChoice } from './card-choice.ts';
import { day, html, money, page } from './html.ts';

/** The customer's own pages: the card, and all invoices. */
export function portalPage(world: World, session: Stripe.BillingPortal.Session): string {
  const { store } = world;
  const customer = store.get('customer', session.customer);
  const subscription = store.all('subscription').findLast((one) => one.customer === customer.id);
  const last4 = cardOf(world, customer, subscription)?.card?.last4;
  const rows = store
    .all('invoice')
    .filter((one) => one.customer === customer.id)
    .toReversed()
    .map(
      (one) =>
        html`<tr><td>${day(one.created)}</td><td><a href="${one.hosted_invoice_url ?? '#'}">${one.number ?? 'draft'}</a></td><td>${money(one.total, one.currency)}</td><td>${one.status ?? ''}</td></tr>`,
    );
  const back = session.return_url
    ? html`<p><a href="${session.return_url}">Back to the shop</a></p>`
    : html``;
  return page(
    'Card and invoices',
    html`<h1>Card and invoices</h1>
    <div class="card"><h2>Card</h2><p>${last4 ? `Ends with ${last4}.` : 'No card is kept.'}</p><form method="post">${cardChoice()}<div class="row"><button>Use this card</button></div></form></div>
    <div class="card scroll"><h2>Invoices</h2><table><tr><th>Date</th><th>Number</th><th>Total</th><th>Status</th></tr>${rows}</table></div>${back}`,
  );
}
