import { PLANS } from '@toile/contract';
import { expect } from 'vitest';
import { type BillingUser, openBilling } from './payments/open-billing.ts';
import { openSandboxOn } from './payments/open-sandbox.ts';
import type { PaymentsHarness } from './payments/payments-harness.ts';
import { createTestDatabase } from './test-database.ts';

export const MONTHS = 14;

export const { database } = await createTestDatabase();
const open = openSandboxOn(database);

type Name = 'BASIC' | 'STANDARD' | 'PREMIUM';
/** A choice on the pricing page, at a fraction of the month from 0 to 1. */
export type Step = { month: number; at: number; choice: Name | 'cancel' };

const planOf = (name: Name) => {
  const plan = PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`There is no plan ${name}`);
  return plan;
};

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The same day a number of months later, by a table of days and not by the product's own code. */
function monthsLater(anchor: Date, months: number): Date {
  const [, day = '', time = ''] = /-(\d\d)T(.*)Z$/.exec(anchor.toISOString()) ?? [];
  const index = anchor.getUTCMonth() + months;
  const year = anchor.getUTCFullYear() + Math.floor(index / 12);
  const isLeap = year % 4 === 0;
  const last = (DAYS[index % 12] ?? 0) + (index % 12 === 1 && isLeap ? 1 : 0);
  const pad = (value: number) => String(value).padStart(2, '0');
  const date = `${year}-${pad((index % 12) + 1)}-${pad(Math.min(Number(day), last))}`;
  return new Date(`${date}T${time}Z`);
}

/** Expected plan, charges and grants after a user's choices, by the simplest form of the rules. */
class Model {
  plan: Name | undefined;
  next: Name | 'none' | undefined;
  private anchor = new Date(0);
  private month = 0;
  readonly charges: number[] = [];
  readonly grants: number[] = [];

  start(name: Name, at: Date): void {
    [this.plan, this.next, this.anchor, this.month] = [name, undefined, at, 0];
    this.pay(planOf(name).priceInCents, planOf(name).credits);
  }

  private pay(cents: number, credits: number): void {
    this.charges.push(cents);
    this.grants.push(credits);
  }

  get from(): Date {
    return monthsLater(this.anchor, this.month);
  }

  get to(): Date {
    return monthsLater(this.anchor, this.month + 1);
  }

  choose(choice: Step['choice'], at: Date): void {
    if (this.plan === undefined) {
      if (choice !== 'cancel') this.start(choice, at);
      return;
    }
    if (choice === 'cancel') return void (this.next = 'none');
    const [old, wanted] = [planOf(this.plan), planOf(choice)];
    this.next = wanted.price < old.price ? choice : undefined;
    if (wanted.price <= old.price) return;
    const unused = (+this.to - +at) / (+this.to - +this.from);
    const cents = Math.round(wanted.priceInCents * unused) - Math.round(old.priceInCents * unused);
    this.pay(cents, Math.round((wanted.credits - old.credits) * unused));
    this.plan = choice;
  }

  renew(): void {
    if (this.plan === undefined) return;
    if (this.next === 'none') return void (this.plan = undefined);
    this.plan = this.next ?? this.plan;
    this.next = undefined;
    this.month += 1;
    this.pay(planOf(this.plan).priceInCents, planOf(this.plan).credits);
  }
}

/** Delivers the last call alone: each call makes billing read the whole account. */
async function deliverLast(user: BillingUser, harness: PaymentsHarness): Promise<void> {
  const last = (await harness.takeCalls()).at(-1);
  if (last) await user.receive(last);
}

async function choose(user: BillingUser, harness: PaymentsHarness, choice: Step['choice']) {
  const { plan } = await user.plan();
  if (plan !== undefined && choice === 'cancel') await user.cancel();
  if (choice === 'cancel') return;
  if (plan !== undefined) return user.update(planOf(choice).priceId);
  await harness.payCheckout(await user.openCheckout(planOf(choice).priceId));
}

async function expectAsModelled(user: BillingUser, model: Model): Promise<void> {
  const state = await user.plan();
  expect(state.plan).toBe(model.plan && planOf(model.plan).priceId);
  if (model.plan === undefined) return;
  expect(state.status).toBe(model.next === 'none' ? 'canceling' : 'active');
  expect(state.updated_at).toBe(model.from.toISOString());
  expect(state.next_billing_date).toBe(model.to.toISOString());
  const pending = model.next === undefined || model.next === 'none' ? undefined : model.next;
  expect(state.pending_plan).toBe(pending && planOf(pending).priceId);
}

/** Plays choices over fourteen months and compares dates, charges and grants with the model. */
export async function expectRightMonths(startAt: Date, first: Name, steps: readonly Step[]) {
  const harness = await open({ startAt });
  const user = await (await openBilling(harness, { database })).openUser();
  const model = new Model();
  await harness.payCheckout(await user.openCheckout(planOf(first).priceId));
  await deliverLast(user, harness);
  model.start(first, startAt);
  let now = startAt;
  for (let month = 0; month < MONTHS; month += 1) {
    const [from, to] =
      model.plan === undefined ? [now, new Date(+now + 28 * 24 * 3600 * 1000)] : [now, model.to];
    const here = steps.filter((step) => step.month === month).toSorted((a, b) => a.at - b.at);
    for (const { at, choice } of here) {
      now = new Date(Math.floor((+from + (+to - +from) * at) / 1000) * 1000);
      await harness.moveClockTo(user.customerId, now);
      await choose(user, harness, choice);
      model.choose(choice, now);
      await deliverLast(user, harness);
      await expectAsModelled(user, model);
    }
    now = model.plan === undefined ? to : model.to;
    await harness.moveClockTo(user.customerId, now);
    await deliverLast(user, harness);
    model.renew();
    await expectAsModelled(user, model);
  }
  const receipts = await user.receipts();
  expect(receipts.map(({ total_cents }) => total_cents)).toEqual(model.charges);
  expect(receipts.map(({ credits }) => credits)).toEqual(model.grants);
  expect(await user.credits()).toBe(model.grants.reduce((sum, credits) => sum + credits, 0));
}

/** The plans, and what can be chosen on the pricing page. */
export const NAMES = ['BASIC', 'STANDARD', 'PREMIUM'] as const;
export const CHOICES = [...NAMES, 'cancel'] as const;
