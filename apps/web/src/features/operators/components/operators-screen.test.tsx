import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type OperatorUser, paginate } from '@toile/contract';
import { expect, test } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderRoutes } from '../../../testing/render-app.tsx';
import { OperatorsScreen } from './operators-screen.tsx';

const ADA: OperatorUser = {
  id: '5d0a6f3e-0000-4000-8000-000000000001',
  username: 'ada',
  email: 'ada@example.com',
  plan: 'BASIC',
  credits: 36,
  created_at: '2026-05-03T10:00:00.000Z',
  locked_at: null,
  last_seen_at: null,
  is_operator: false,
};
const RUN = '7834965b-0000-4000-8000-000000000002';
const move = { id: 'one', amount: 1, timestamp: '2026-05-03T10:00:00.000Z', job_id: RUN };
const DETAIL = {
  user: ADA,
  runs: { running: 1, done: 7, canceled: 2 },
  moves: [
    { ...move, kind: 'settle', refundable: true },
    { ...move, id: 'two', kind: 'hold', refundable: false },
  ],
};
const onePage = (total: number) => paginate({ page: 1, pageSize: 20, total });
const USERS = { users: [ADA], pagination: onePage(1) };
const SELF = { credits: 5, username: 'opal', email: 'opal@example.com', is_operator: true };
const REASON = 'Asked for by mail';

function show(query = '', routes: Record<string, FakeAnswer> = {}) {
  document.cookie = 'signed_in=1; path=/';
  const calls = fakeApi({
    'GET /get-user-credits/': { body: SELF },
    'GET /operators/users/': { body: USERS },
    [`GET /operators/users/${ADA.id}/`]: { body: DETAIL },
    ...routes,
  });
  const page = [{ path: '/operators', element: <OperatorsScreen /> }];
  const router = renderRoutes(page, `/operators${query}`);
  const posts = () => calls.filter(({ route }) => route.startsWith('POST'));
  return { calls, posts, router };
}

async function openDeed(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('accounts are searched, and the words stand in the address', async () => {
  const { calls, router } = show();
  expect(await screen.findByText('1 account')).toBeTruthy();
  type(screen.getByRole('searchbox'), ' ad ');
  fireEvent.submit(screen.getByRole('form', { name: /begins with/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?q=ad'));
  await waitFor(() => expect(calls.some(({ query }) => query === '?q=ad&page=1')).toBe(true));
});

test('an account opens with its figures, and leads back to the search', async () => {
  show('?q=ad');
  fireEvent.click(await screen.findByRole('link', { name: 'ada' }));
  expect(await screen.findByRole('heading', { name: 'ada' })).toBe(document.activeElement);
  expect(screen.getByText('7 ended, 1 under way, 2 cancelled')).toBeTruthy();
  const back = screen.getByRole('link', { name: /All accounts/ });
  expect(back.getAttribute('href')).toBe('/operators?q=ad');
});

test('nobody found is told, with the way back to all', async () => {
  const body = { users: [], pagination: onePage(0) };
  const { router } = show('?q=zzz', { 'GET /operators/users/': { body } });
  expect(await screen.findByText(/begins with “zzz”/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all accounts' }));
  expect(router.state.location.search).toBe('');
});

test.each([
  ['', 'GET /operators/users/', 'The accounts could not be loaded'],
  ['?section=log', 'GET /operators/audit-log/', 'The audit log could not be loaded'],
  ['?section=state', 'GET /operators/queue/', 'The queue could not be read'],
  ['?user=other', 'GET /operators/users/other/', 'This account could not be loaded'],
])('what could not be read at "%s" is told and read again', async (query, route, title) => {
  const { calls } = show(query, { [route]: { status: 404, body: { non_field_errors: ['No'] } } });
  const alert = (await screen.findByText(title)).closest('[role="alert"]');
  const asked = () => calls.filter((call) => call.route === route).length;
  const before = asked();
  fireEvent.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('credits are granted once, however often it is clicked', async () => {
  const route = `POST /operators/users/${ADA.id}/grant-credits/`;
  const { posts } = show(`?user=${ADA.id}`, { [route]: { body: { credits: 61 } } });
  const dialog = await openDeed('Grant credits');
  type(dialog.getByRole('textbox', { name: 'Credits' }), '25');
  type(dialog.getByRole('textbox', { name: 'Reason' }), ` ${REASON} `);
  const form = dialog.getByRole('textbox', { name: 'Reason' }).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByText('ada has 61 credits now.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posts().map(({ route: path, body }) => [path, body])).toEqual([
    [route, JSON.stringify({ reason: REASON, credits: 25 })],
  ]);
});

test('a short reason and odd credits are told, and nothing is sent', async () => {
  const { posts } = show(`?user=${ADA.id}`);
  const dialog = await openDeed('Grant credits');
  type(dialog.getByRole('textbox', { name: 'Credits' }), '1.5');
  type(dialog.getByRole('textbox', { name: 'Reason' }), 'short');
  fireEvent.click(dialog.getByRole('button', { name: 'Grant credits' }));
  expect(dialog.getByText('The reason needs 10 characters or more')).toBeTruthy();
  expect(dialog.getByText('Credits are a whole number from 1 to 10000')).toBeTruthy();
  expect(posts()).toEqual([]);
});

test('a refused deed says why, and keeps what was typed', async () => {
  const body = { non_field_errors: ['This account is locked already.'] };
  const route = `POST /operators/users/${ADA.id}/lock/`;
  show(`?user=${ADA.id}`, { [route]: { status: 409, body } });
  const dialog = await openDeed('Lock account');
  type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
  fireEvent.click(dialog.getByRole('button', { name: 'Lock account' }));
  expect(await dialog.findByText('This account is locked already.')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', REASON);
});

test('a run is refunded at its latest movement', async () => {
  const { posts } = show(`?user=${ADA.id}`, {
    [`POST /operators/runs/${RUN}/refund/`]: { body: { refunded: 4 } },
  });
  await screen.findByRole('heading', { name: 'ada' });
  expect(screen.getAllByRole('button', { name: /^Refund run/ })).toHaveLength(1);
  const dialog = await openDeed('Refund run 7834965b');
  type(dialog.getByRole('textbox', { name: 'Reason' }), REASON);
  fireEvent.click(dialog.getByRole('button', { name: 'Refund run' }));
  expect(await screen.findByText('4 credits were given back.')).toBeTruthy();
  expect(posts()).toHaveLength(1);
});

test('a locked account is marked and can be unlocked', async () => {
  const user = { ...ADA, locked_at: '2026-05-04T10:00:00.000Z' };
  show(`?user=${ADA.id}`, {
    [`GET /operators/users/${ADA.id}/`]: { body: { ...DETAIL, user } },
  });
  expect(await screen.findByText('Locked since')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unlock account' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Lock account' })).toBeNull();
});

test('the own account has no actions, and an operator’s cannot be locked', async () => {
  const operator = { ...ADA, is_operator: true };
  show(`?user=${ADA.id}`, {
    [`GET /operators/users/${ADA.id}/`]: { body: { ...DETAIL, user: operator } },
  });
  expect(await screen.findByRole('button', { name: 'Grant credits' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Lock account' })).toBeNull();
});

test('the own account says that another operator has to act', async () => {
  const own = { ...ADA, username: 'opal', is_operator: true };
  show(`?user=${ADA.id}`, {
    [`GET /operators/users/${ADA.id}/`]: { body: { ...DETAIL, user: own } },
  });
  expect(await screen.findByText(/Another operator has to act/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Grant|End|Lock|Refund/ })).toBeNull();
});

test('queue and engines tell figures and states in words', async () => {
  const figures = { delivered: 12, failed: 3, median_seconds: 8.25 };
  show('?section=state', {
    'GET /operators/queue/': {
      body: { lanes: [{ lane: 'workers', waiting: 5, running: 2, oldest_seconds: 300 }] },
    },
    'GET /operators/engines/': {
      body: {
        engines: [
          { engine: 'studio', name: 'Studio engine', state: 'away', ...figures },
          { engine: 'fashn', name: 'fashn', state: 'off', ...figures, median_seconds: null },
        ],
      },
    },
  });
  const queue = within(await screen.findByRole('row', { name: /Workers of this site/ }));
  expect(queue.getByText('5 min')).toBeTruthy();
  const studio = within(await screen.findByRole('row', { name: /Studio engine/ }));
  expect(studio.getByText('Does not answer')).toBeTruthy();
  expect(studio.getByText('8.3 s')).toBeTruthy();
  expect(screen.getByText('Not set up')).toBeTruthy();
});

test('the audit log tells who did what to whom, and why', async () => {
  const entry = { user_id: ADA.id, timestamp: '2026-05-03T10:00:00.000Z', reason: REASON };
  show('?section=log', {
    'GET /operators/audit-log/': {
      body: {
        pagination: onePage(2),
        entries: [
          {
            ...entry,
            id: 2,
            actor: 'operator',
            operator_name: 'opal',
            action: 'lock-account',
            username: 'ada',
          },
          {
            ...entry,
            id: 1,
            actor: 'terminal',
            operator_name: null,
            action: 'operator-on',
            username: null,
          },
        ],
      },
    },
  });
  const [newest, oldest] = await screen.findAllByRole('listitem');
  expect(newest?.textContent).toContain('opal locked the account of ada');
  expect(newest?.textContent).toContain(REASON);
  const link = within(newest as HTMLElement).getByRole('link', { name: 'ada' });
  expect(link.getAttribute('href')).toBe(`/operators?user=${ADA.id}`);
  expect(oldest?.textContent).toContain('Terminal made an operator of a deleted account');
});

test('an empty audit log says what will be there', async () => {
  const body = { entries: [], pagination: onePage(0) };
  show('?section=log', { 'GET /operators/audit-log/': { body } });
  expect(await screen.findByText('Nothing was done yet')).toBeTruthy();
});
