import { screen, within } from '@testing-library/react';
import { PLANS, type UserSubscription } from '@toile/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { InsufficientCreditsDialog } from './insufficient-credits-dialog.tsx';

const OFFER = {
  insufficient_credits: true as const,
  required: 4,
  available: 1,
  plans: [...PLANS],
};
const BACK = 'returnTo=%2Fcreate-sketch%2F';
const [basic, standard, premium] = PLANS.map(({ priceId }) => priceId);
const next = new Date(2026, 11, 23, 12).toISOString();

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
});

/** Opens the popup for a user with this plan, and waits for the plans. */
async function open(subscription: UserSubscription) {
  fakeApi({ 'GET /get-user-subscription/': { body: subscription } });
  renderScreen(
    <InsufficientCreditsDialog offer={OFFER} returnTo="/create-sketch/" onClose={vi.fn()} />,
  );
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByRole('list', { name: 'Credit packs' });
  return dialog;
}

type Opened = Awaited<ReturnType<typeof open>>;

const linksOf = (dialog: Opened) =>
  dialog.getAllByRole('link').map((link) => link.getAttribute('href'));

const packsOf = (dialog: Opened) =>
  dialog.getAllByRole('listitem').map(({ textContent }) => textContent);

test('says what is missing, and lists each pack with name, price and credits', async () => {
  const dialog = await open({});
  expect(dialog.getByText('You do not have enough credits to generate images.')).toBeTruthy();
  const packs = packsOf(dialog);
  expect(packs).toHaveLength(3);
  for (const [at, { name, price, credits }] of PLANS.entries()) {
    for (const part of [name, String(price), String(credits), 'Choose plan']) {
      expect(packs[at]).toContain(part);
    }
  }
  expect(dialog.getByRole('link', { name: 'Show all plans' })).toBeTruthy();
});

test('every way to a plan says where to come back to', async () => {
  expect(linksOf(await open({}))).toEqual([
    ...PLANS.map(({ priceId }) => `/pricing?plan=${priceId}&${BACK}`),
    `/pricing?${BACK}`,
  ]);
});

test('marks the plan that is had, and offers those above it', async () => {
  const dialog = await open({ plan: standard, status: 'active', next_billing_date: next });
  expect(packsOf(dialog)).toEqual([
    expect.stringMatching(/^STANDARD.*Current plan$/),
    expect.stringMatching(/^PREMIUM.*Choose plan$/),
  ]);
  expect(linksOf(dialog)).toEqual([`/pricing?plan=${premium}&${BACK}`, `/pricing?${BACK}`]);
  expect(dialog.queryByText(/next credits/)).toBeNull();
});

test('says on the highest plan when the next credits come', async () => {
  const dialog = await open({ plan: premium, status: 'active', next_billing_date: next });
  expect(packsOf(dialog)).toEqual([expect.stringMatching(/^PREMIUM.*Current plan$/)]);
  expect(dialog.getByText('Your next credits come on 23.12.2026.')).toBeTruthy();
});

test('promises no credits of a plan that was cancelled', async () => {
  const dialog = await open({ plan: premium, status: 'canceling', next_billing_date: next });
  expect(dialog.queryByText(/next credits/)).toBeNull();
});

test('a payment that is owed comes first', async () => {
  const dialog = await open({ plan: basic, status: 'past_due', next_billing_date: next });
  expect(dialog.getByText(/^Your last payment did not go through/)).toBeTruthy();
  expect(linksOf(dialog)).toEqual([`/pricing?${BACK}`]);
});
