import { fireEvent, screen, within } from '@testing-library/react';
import type { CreditMove, Receipt } from '@toile/contract';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { listOf } from '../../../testing/generation-fixtures.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { CreditsDialog } from './credits-dialog.tsx';

beforeEach(() => {
  document.cookie = 'signed_in=1; path=/';
});

const BALANCE = {
  'GET /receipts/': { body: { receipts: [] } },
  'GET /get-user-credits/': { body: { credits: 36, username: 'ada', email: 'ada@example.com' } },
};

function moveOf(id: string, changes: Partial<CreditMove>): CreditMove {
  return {
    id,
    kind: 'welcome',
    amount: 40,
    timestamp: '2020-01-05T10:00:00.000Z',
    job_id: null,
    output_image_id: null,
    thumbnail_url: null,
    invoice: null,
    ...changes,
  };
}

const openDialog = () =>
  renderScreen(<CreditsDialog open onClose={() => undefined} returnFocusTo={{ current: null }} />);

test('lists where the credits came from and went, a page at a time', async () => {
  const first = [
    moveOf('3', { kind: 'settle', amount: 1, thumbnail_url: '/api/images/a?w=256' }),
    moveOf('2', { kind: 'hold', amount: 4 }),
    moveOf('1', { kind: 'release', amount: 2 }),
  ];
  fakeApi({
    ...BALANCE,
    'GET /credit-history/': ({ query }) => {
      const page = query === '?page=2' ? 2 : 1;
      const moves = page === 2 ? [moveOf('0', {})] : first;
      return { body: { moves, pagination: listOf([], page, 2).pagination } };
    },
  });
  openDialog();
  expect(await screen.findByText('36 credits')).toBeTruthy();
  const receipts = within(await screen.findByRole('region', { name: 'Receipts' }));
  const lines = await receipts.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'An image, paid from the credits set asideJan 05, 20201',
    'Set aside for a runJan 05, 2020−4',
    'Returned, as an image was not madeJan 05, 2020+2',
  ]);
  fireEvent.click(receipts.getByRole('button', { name: 'Next' }));
  expect(await receipts.findByText('A gift to begin with')).toBeTruthy();
  expect(receipts.getByText('+40')).toBeTruthy();
});

test('says when the receipts could not be loaded, and asks again', async () => {
  let broken = true;
  fakeApi({
    ...BALANCE,
    'GET /credit-history/': () =>
      broken
        ? { status: 404, body: {} }
        : { body: { moves: [], pagination: listOf([]).pagination } },
  });
  openDialog();
  expect(await screen.findByText('Your receipts could not be loaded.')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was given or spent yet.')).toBeTruthy();
});

const RECEIPT: Receipt = {
  id: 'in_2',
  number: 'T-2',
  kind: 'renewal',
  status: 'paid',
  plan: 'STANDARD',
  currency: 'usd',
  total_cents: 5000,
  tax_cents: 0,
  refunded_cents: 2500,
  disputed_cents: 0,
  credits: 600,
  credits_taken_back: 300,
  period_from: null,
  period_to: null,
  created_at: new Date(2026, 10, 23, 12).toISOString(),
  paid_at: null,
  url: 'https://pay.example/in_2',
  pdf_url: null,
};

test('lists the invoices with what was paid, given back and taken back', async () => {
  fakeApi({
    ...BALANCE,
    'GET /credit-history/': { body: { moves: [], pagination: listOf([]).pagination } },
    'GET /receipts/': { body: { receipts: [RECEIPT] } },
  });
  openDialog();
  const invoices = within(await screen.findByRole('region', { name: 'Invoices' }));
  const [line] = invoices.getAllByRole('listitem');
  for (const part of [
    'STANDARD, another month',
    '23.11.2026 · paid',
    '$25.00 given back',
    '300 credits taken back',
    '$50.00',
  ]) {
    expect(line?.textContent).toContain(part);
  }
  const link = invoices.getByRole('link', { name: 'Invoice T-2' });
  expect(link.getAttribute('href')).toBe('https://pay.example/in_2');
});

test('an invoice that is disputed is not called paid', async () => {
  const receipt = { ...RECEIPT, refunded_cents: 0, disputed_cents: 5000 };
  fakeApi({
    ...BALANCE,
    'GET /credit-history/': { body: { moves: [], pagination: listOf([]).pagination } },
    'GET /receipts/': { body: { receipts: [receipt] } },
  });
  openDialog();
  const invoices = within(await screen.findByRole('region', { name: 'Invoices' }));
  expect(invoices.getByText('23.11.2026 · disputed')).toBeTruthy();
});
