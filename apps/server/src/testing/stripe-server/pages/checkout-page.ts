import type Stripe from 'stripe';
import type { World } from '../world.ts';
import { type Html, html, money, page } from './html.ts';

/** The hosted page of a checkout: a plan, its price, Pay and Decline. */
export function checkoutPage(world: World, session: Stripe.Checkout.Session, refusal = ''): string {
  const order = world.checkouts.get(session.id);
  const name = order?.productName ?? 'Plan';
  if (session.status !== 'open') return page(name, closed(session));
  const amount = money(session.amount_total ?? 0, session.currency ?? 'usd');
  const alert = refusal === '' ? html`` : html`<p class="alert" role="alert">${refusal}</p>`;
  const back = session.cancel_url
    ? html`<p><a href="${session.cancel_url}">Back without paying</a></p>`
    : html``;
  return page(
    `Pay for ${name}`,
    html`<h1>Subscribe to ${name}</h1><p class="price">${amount} <span class="muted">per month</span></p>
    <div class="card">${alert}
      <p class="muted">The test card 4242 4242 4242 4242 pays. Nothing is typed here.</p>
      <div class="row">
        <form method="post"><button name="card" value="4242424242424242">Pay</button></form>
        <form method="post"><button class="quiet" name="card" value="4000000000000002">Decline</button></form>
        <form method="post"><input type="hidden" name="later" value="declines"><button class="quiet" name="card" value="4242424242424242">Pay now, fail at renewals</button></form>
      </div>
    </div>${back}`,
  );
}

function closed(session: Stripe.Checkout.Session): Html {
  const isPaid = session.status === 'complete';
  const url = isPaid ? session.success_url : session.cancel_url;
  const back = url ? html`<p><a class="button" href="${url}">Back to the shop</a></p>` : html``;
  const title = isPaid ? 'This has been paid' : 'This page has expired';
  const advice = isPaid ? 'There is nothing more to pay here.' : 'Start again from the shop.';
  return html`<h1>${title}</h1><p>${advice}</p>${back}`;
}

/** Address that the payer returns to after paying. */
export function paidUrl({ id, success_url: url }: Stripe.Checkout.Session): string {
  return (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
}
