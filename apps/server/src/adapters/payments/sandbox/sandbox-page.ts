import { formatMessage, PLANS } from '@toile/contract';
import type {
  SandboxCheckout,
  SandboxInvoice,
  SandboxState,
  SandboxSubscription,
} from '../../../db/schema/sandbox-state.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { currentLanguage } from '../../../platform/language/current-language.ts';
import { currentWords } from '../../../platform/language/current-words.ts';

const words = () => currentWords().billing.sandbox;

const STYLE = `
body{margin:0;background:#f6f1e7;color:#1d1a16;font:16px/1.6 'Helvetica Neue',Helvetica,Arial,sans-serif}
.mark{background:#1d1a16;color:#f6f1e7;padding:.7rem 1.25rem;text-align:center;font-size:.9rem}
.mark strong{margin-right:.6rem}
main{max-width:38rem;margin:0 auto;padding:3rem 1.25rem 5rem}
section{background:#fffdf8;border:1px solid #d9cfbc;border-top:3px solid #1d1a16;padding:1.75rem;margin:0 0 1.75rem}
h1{font:400 2.25rem/1.15 Georgia,serif;margin:0 0 1.25rem}
h2{font:400 1.4rem/1.2 Georgia,serif;margin:0 0 .75rem}
p{margin:0 0 .9rem}
.price{font:400 2.75rem/1 Georgia,serif;margin:0 0 .5rem}
.soft{color:#6d6557}
form{display:inline-block;margin:.4rem .6rem .4rem 0}
button{font:inherit;font-weight:600;padding:.7rem 1.4rem;border:1px solid #1d1a16;border-radius:2px;background:#fffdf8;color:#1d1a16;cursor:pointer}
button.first{background:#b3361f;border-color:#b3361f;color:#fffdf8}
button.last{border-color:transparent;padding-inline:.4rem;font-weight:400;text-decoration:underline;text-underline-offset:.2em}
button:hover{text-decoration:underline;text-underline-offset:.2em}
ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid #d9cfbc;padding:1rem 0 .6rem}
li:target{background:#f6f1e7}
a{color:#b3361f}
:focus-visible{outline:2px solid #b3361f;outline-offset:3px}`;

/** A page with a notice at its very top that it is a sandbox. */
function page(title: string, content: string): string {
  const mark = `<header class="mark"><strong>${words().mark}</strong>${words().note}</header>`;
  return `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} · ${words().mark}</title><style>${STYLE}</style></head><body>${mark}<main>${content}</main></body></html>`;
}

function button(act: string, text: string, place?: 'first' | 'last'): string {
  const look = place === undefined ? '' : ` class="${place}"`;
  return `<button name="act" value="${escapeHtml(act)}"${look}>${escapeHtml(text)}</button>`;
}

function form(...buttons: string[]): string {
  return buttons.map((one) => `<form method="post">${one}</form>`).join('');
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

function day(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function planOf(priceId: string) {
  const plan = PLANS.find((candidate) => candidate.priceId === priceId);
  return plan ?? { name: priceId, priceInCents: 0, credits: 0 };
}

/** The payment page of a checkout, or its result. */
export function renderCheckout(checkout: SandboxCheckout & { email: string }): string {
  const { name, priceInCents, credits } = planOf(checkout.priceId);
  const price = dollars(priceInCents);
  const title = formatMessage(words().checkoutTitle, { plan: name });
  const acts =
    checkout.state === 'open'
      ? form(
          button('pay', formatMessage(words().pay, { price }), 'first'),
          button('decline', words().decline),
          button('leave', words().leave, 'last'),
        )
      : `<p>${words().over} <a href="${escapeHtml(checkout.paidUrl)}">${words().toToile}</a></p>`;
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1><section><p class="price">${price}</p>
    <p>${formatMessage(words().perMonth, { credits })}</p>
    <p class="soft">${escapeHtml(formatMessage(words().payer, { email: checkout.email }))}</p>${acts}</section>`,
  );
}

function describePlan(subscription: SandboxSubscription): string {
  const { status, cancelsAtPeriodEnd, pendingPriceId, periodEnd, endedAt } = subscription;
  const plan = planOf(subscription.priceId).name;
  const date = day(endedAt ?? periodEnd);
  if (status === 'canceled') return formatMessage(words().planCanceled, { plan, date });
  if (status === 'past_due') return formatMessage(words().planPastDue, { plan });
  if (cancelsAtPeriodEnd) return formatMessage(words().planCanceling, { plan, date });
  if (pendingPriceId === undefined) return formatMessage(words().planActive, { plan, date });
  const next = planOf(pendingPriceId).name;
  return formatMessage(words().planPending, { plan, date, next });
}

function invoiceActs({ id, status, paidCents, refundedCents, disputedCents }: SandboxInvoice) {
  if (status === 'open') return form(button(`pay:${id}`, words().payInvoice, 'first'));
  if (disputedCents > 0) return form(button(`won:${id}`, words().disputeWon));
  if (status !== 'paid' || refundedCents >= paidCents) return '';
  return form(button(`refund:${id}`, words().refund), button(`dispute:${id}`, words().dispute));
}

function describeInvoice(invoice: SandboxInvoice): string {
  const { id, number, status, totalCents, refundedCents, disputedCents, createdAt } = invoice;
  const states = {
    paid: words().invoicePaid,
    open: words().invoiceOpen,
    void: words().invoiceVoid,
  };
  const facts = [
    `${number} · ${day(createdAt)} · ${dollars(totalCents)} · ${states[status]}`,
    refundedCents > 0 ? formatMessage(words().refunded, { price: dollars(refundedCents) }) : '',
    disputedCents > 0 ? formatMessage(words().disputed, { price: dollars(disputedCents) }) : '',
  ];
  const text = facts.filter((fact) => fact !== '').join(' · ');
  return `<li id="${id}">${escapeHtml(text)}<br>${invoiceActs(invoice)}</li>`;
}

function section(title: string, content: string): string {
  return `<section><h2>${title}</h2>${content}</section>`;
}

/** The page of a customer: plan, card, invoices, and the clock, which can be moved ahead. */
export function renderCustomer(
  state: SandboxState,
  { now, backUrl }: { now: Date; backUrl: string | undefined },
): string {
  const { subscriptions, invoices, card } = state;
  const title = formatMessage(words().customerTitle, { name: state.username });
  const hasPlan = subscriptions.some(({ status }) => status !== 'canceled');
  const plans = subscriptions
    .toReversed()
    .map((one) => `<p>${escapeHtml(describePlan(one))}</p>`)
    .join('');
  const clock = `<p>${formatMessage(words().clock, { date: day(now.getTime()) })}</p>`;
  const move = hasPlan ? form(button('next', words().clockMove, 'first')) : '';
  const pays = card === 'pays';
  const cardActs = pays
    ? button('declines', words().cardToDeclines)
    : button('pays', words().cardToPays);
  const list = invoices.toReversed().map(describeInvoice).join('');
  return page(
    title,
    [
      `<h1>${escapeHtml(title)}</h1>`,
      section(words().plan, `${plans || `<p>${words().noPlan}</p>`}${clock}${move}`),
      section(
        words().card,
        `<p>${pays ? words().cardPays : words().cardDeclines}</p>${form(cardActs)}`,
      ),
      section(words().invoices, list ? `<ul>${list}</ul>` : `<p>${words().noInvoices}</p>`),
      backUrl === undefined ? '' : `<p><a href="${escapeHtml(backUrl)}">${words().toToile}</a></p>`,
    ].join(''),
  );
}
