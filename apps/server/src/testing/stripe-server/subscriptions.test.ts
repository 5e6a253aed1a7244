import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { idOf } from './store.ts';
import { openShop } from './testing-shop.ts';

const { stripe, server, subscribe, standard, basic } = await openShop();

const DAY = 86_400;
const LATER_DECLINED = '4000000000000341';
const GOOD = '4242424242424242';

const advance = (seconds: number) =>
  server.advanceTo(new Date(server.now().getTime() + seconds * 1000));

const itemOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data;
  if (!item) throw new Error('A subscription has no item');
  return item;
};
const read = async ({ id }: { id: string }) => stripe.subscriptions.retrieve(id);
const invoicesOf = async ({ id }: Stripe.Subscription) =>
  (await stripe.invoices.list({ subscription: id })).data;
const changeTo = async (
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  params: Stripe.SubscriptionUpdateParams = {},
) =>
  stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: price.id }],
    ...params,
  });
/** Moves on to the end of the present period, and past the hour of the draft. */
const renew = async (subscription: Stripe.Subscription) => {
  const { current_period_end: end } = itemOf(await read(subscription));
  server.advanceTo(new Date((end + 3600) * 1000));
};

test('a paid checkout makes a subscription with a paid invoice', async () => {
  const subscription = await subscribe();
  expect(subscription.status).toBe('active');
  const [invoice] = await invoicesOf(subscription);
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_create',
    status: 'paid',
    amount_paid: 500,
  });
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  expect(end).toBe(start + 31 * DAY);
});

test('a renewal is drafted at the end of the period, and paid an hour later', async () => {
  const subscription = await subscribe();
  const { current_period_end: end } = itemOf(subscription);
  server.advanceTo(new Date(end * 1000));
  expect((await invoicesOf(subscription))[0]).toMatchObject({
    billing_reason: 'subscription_cycle',
    status: 'draft',
  });
  expect(itemOf(await read(subscription)).current_period_start).toBe(end);
  advance(3600);
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'paid', amount_paid: 500 });
});

test('an upgrade is prorated to the second and paid at once', async () => {
  const subscription = await subscribe();
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  advance(10 * DAY + 1);
  await changeTo(subscription, standard, { proration_behavior: 'always_invoice' });
  const [invoice] = await invoicesOf(subscription);
  const part = (end - start - 10 * DAY - 1) / (end - start);
  const credit = Math.round(500 * part);
  const charge = Math.round(5000 * part);
  expect(invoice?.billing_reason).toBe('subscription_update');
  expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-credit, charge]);
  expect(invoice).toMatchObject({ status: 'paid', amount_paid: charge - credit });
  expect(itemOf(await read(subscription)).current_period_end).toBe(end);
});

test('a declined upgrade changes nothing, when that is asked for', async () => {
  const subscription = await subscribe();
  server.replaceCard(idOf(subscription.customer), LATER_DECLINED);
  const refused = changeTo(subscription, standard, {
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  });
  await expect(refused).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'generic_decline',
  });
  expect(itemOf(await read(subscription)).price.id).toBe(basic.id);
  expect(await invoicesOf(subscription)).toHaveLength(1);
});

test('a credit from going down at once pays for what comes next', async () => {
  const subscription = await subscribe(standard.id);
  advance(DAY);
  await changeTo(subscription, basic, { proration_behavior: 'always_invoice' });
  const customer = await stripe.customers.retrieve(idOf(subscription.customer));
  const balance = customer.deleted ? 0 : customer.balance;
  expect(balance).toBeLessThan(-4000);
  await renew(subscription);
  const [renewal] = await invoicesOf(subscription);
  expect(renewal).toMatchObject({
    status: 'paid',
    total: 500,
    amount_due: 0,
    starting_balance: balance,
    ending_balance: balance + 500,
  });
});

test('a payment that fails is tried again, until the plan ends', async () => {
  const subscription = await subscribe();
  server.replaceCard(idOf(subscription.customer), LATER_DECLINED);
  await renew(subscription);
  expect((await read(subscription)).status).toBe('past_due');
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'open', attempt_count: 1 });
  advance(8 * DAY);
  expect((await invoicesOf(subscription))[0]).toMatchObject({ status: 'open', attempt_count: 3 });
  advance(7 * DAY);
  expect(await read(subscription)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  advance(60 * DAY);
  expect(await invoicesOf(subscription)).toHaveLength(2);
});

test('a good card heals a plan that is past due, at the next try or at once', async () => {
  const subscription = await subscribe();
  const customer = idOf(subscription.customer);
  server.replaceCard(customer, LATER_DECLINED);
  await renew(subscription);
  server.replaceCard(customer, GOOD);
  advance(3 * DAY);
  expect((await read(subscription)).status).toBe('active');

  server.replaceCard(customer, LATER_DECLINED);
  await renew(subscription);
  const [open] = await invoicesOf(subscription);
  await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({
    code: 'card_declined',
  });
  server.replaceCard(customer, GOOD);
  expect((await stripe.invoices.pay(open?.id ?? '')).status).toBe('paid');
  expect((await read(subscription)).status).toBe('active');
});

test('a plan that is cancelled ends with its period, unless it is kept', async () => {
  const left = await subscribe();
  const kept = await subscribe();
  for (const { id } of [left, kept]) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  }
  await stripe.subscriptions.update(kept.id, { cancel_at_period_end: false });
  await renew(left);
  expect(await read(left)).toMatchObject({
    status: 'canceled',
    ended_at: itemOf(left).current_period_end,
  });
  expect((await read(kept)).status).toBe('active');
  await expect(changeTo(left, standard)).rejects.toThrow('canceled subscription');
});

test('a schedule changes the price when the period ends, and lets go after its last phase', async () => {
  const subscription = await subscribe(standard.id);
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: standard.id }], start_date: start, end_date: end },
      { items: [{ price: basic.id }], duration: { interval: 'month' }, proration_behavior: 'none' },
    ],
  });
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toThrow('managed by the subscription schedule');
  await renew(subscription);
  expect(itemOf(await read(subscription)).price.id).toBe(basic.id);
  expect((await invoicesOf(subscription))[0]).toMatchObject({ total: 500, status: 'paid' });
  await renew(subscription);
  expect((await read(subscription)).schedule).toBeNull();
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'released',
    released_subscription: subscription.id,
  });
});

test('a plan of January 31 ends with each month', async () => {
  const late = await openShop({ startAt: '2027-01-31T09:30:00Z' });
  const { id } = await late.subscribe();
  const ends: number[] = [];
  for (const day of ['02-28', '03-31', '04-30']) {
    ends.push(itemOf(await late.stripe.subscriptions.retrieve(id)).current_period_end);
    late.server.advanceTo(new Date(`2027-${day}T12:00:00Z`));
  }
  expect(ends.map((end) => new Date(end * 1000).toISOString().slice(0, 16))).toEqual([
    '2027-02-28T09:30',
    '2027-03-31T09:30',
    '2027-04-30T09:30',
  ]);
});

test('money is given back once, and taken back by a bank', async () => {
  const subscription = await subscribe();
  const { data } = await stripe.charges.list({ customer: idOf(subscription.customer) });
  const charge = data[0]?.id ?? '';
  await stripe.refunds.create({ charge, amount: 200 });
  expect((await stripe.charges.retrieve(charge)).amount_refunded).toBe(200);
  await expect(stripe.refunds.create({ charge, amount: 400 })).rejects.toThrow('greater than');
  const dispute = server.openDispute(charge);
  expect(dispute.amount).toBe(300);
  await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  server.closeDispute(dispute.id, 'lost');
  expect((await stripe.disputes.list({ charge })).data[0]?.status).toBe('lost');
});

test('payments of an invoice are included on request', async () => {
  const subscription = await subscribe();
  const { data } = await stripe.invoices.list({
    subscription: subscription.id,
    expand: ['data.payments'],
  });
  const [payment] = data[0]?.payments?.data ?? [];
  expect(payment).toMatchObject({ status: 'paid', amount_paid: 500 });
  const intent = await stripe.paymentIntents.retrieve(idOf(payment?.payment.payment_intent));
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 500 });
});

test('tax is put on top where a plan has automatic tax', async () => {
  const taxed = await openShop({ rules: { taxPercent: 20 } });
  const customer = await taxed.stripe.customers.create({ email: 'ada@example.com' });
  const order: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: taxed.basic.id, quantity: 1 }],
    success_url: 'http://localhost/paid',
    automatic_tax: { enabled: true },
  };
  await expect(taxed.stripe.checkout.sessions.create(order)).rejects.toThrow('valid address');
  const session = await taxed.stripe.checkout.sessions.create({
    ...order,
    customer_update: { address: 'auto' },
  });
  const { invoice } = taxed.server.completeCheckout(session.id);
  expect(await taxed.stripe.invoices.retrieve(idOf(invoice))).toMatchObject({
    subtotal: 500,
    total: 600,
    amount_paid: 600,
    total_taxes: [{ amount: 100 }],
  });
});
