import type Stripe from 'stripe';
import { cardChoice } from './card-choice.ts';
import { day, html, money, page } from './html.ts';

/** The hosted page of an invoice: to be paid while it is open, a receipt afterwards. */
export function invoicePage(invoice: Stripe.Invoice, refusal = ''): string {
  const { currency } = invoice;
  const lines = invoice.lines.data.map(
    (line) =>
      html`<tr><td>${line.description ?? ''}</td><td>${money(line.amount, currency)}</td></tr>`,
  );
  const tax = invoice.total - invoice.subtotal;
  const taxLine = tax === 0 ? html`` : html`<tr><td>Tax</td><td>${money(tax, currency)}</td></tr>`;
  const alert = refusal === '' ? html`` : html`<p class="alert" role="alert">${refusal}</p>`;
  const form =
    invoice.status === 'open'
      ? html`<div class="card">${alert}<form method="post">${cardChoice()}<div class="row"><button>Pay ${money(invoice.amount_remaining, currency)}</button></div></form></div>`
      : html``;
  return page(
    `Invoice ${invoice.number ?? ''}`,
    html`<h1>Invoice ${invoice.number ?? 'draft'}</h1><p class="muted">${day(invoice.created)} · ${invoice.status ?? ''}</p>
    <div class="card scroll"><table>${lines}${taxLine}<tr><th>Total</th><th>${money(invoice.total, currency)}</th></tr></table></div>${form}`,
  );
}
