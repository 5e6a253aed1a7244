import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ACCOUNT } from '../../../testing/account-fixture.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { giveBrowserPasskeys } from '../../../testing/fake-passkeys.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { PasskeysSection } from './passkeys-section.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const PHONE = { id: 'one', name: 'Phone', created_at: AT, last_used_at: AT };
const LAPTOP = { id: 'two', name: 'Chrome on Linux', created_at: AT, last_used_at: null };
const ASKED = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Toile' },
  user: { id: 'dXNlcg', name: 'ada@example.com', displayName: 'ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

afterEach(() => vi.unstubAllGlobals());

async function show(routes: Record<string, FakeAnswer> = {}, account: object = {}) {
  let passkeys: object[] = [PHONE];
  const calls = fakeApi({
    'GET /passkeys/': () => ({ body: { passkeys } }),
    'GET /account/': { body: ACCOUNT },
    'GET /get-user-credits/': { body: { credits: 1, username: 'ada', email: 'ada@example.com' } },
    'POST /passkeys/begin/': { body: ASKED },
    'POST /passkeys/add/': () => {
      passkeys = [PHONE, LAPTOP];
      return { body: LAPTOP };
    },
    'POST /passkeys/two/rename/': () => {
      passkeys = [PHONE, { ...LAPTOP, name: 'Atelier' }];
      return { body: passkeys[1] };
    },
    'POST /passkeys/one/remove/': () => {
      passkeys = [];
      return { status: 204 };
    },
    ...routes,
  });
  renderScreen(<PasskeysSection account={{ ...ACCOUNT, ...account }} />);
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
  await section.findByText(/Phone|You have none/);
  const click = (name: string | RegExp) => fireEvent.click(section.getByRole('button', { name }));
  const type = (label: string, value: string) =>
    fireEvent.change(section.getByLabelText(label), { target: { value } });
  return { calls, section, click, type };
}

test('one is added after the password, and asked for its name', async () => {
  giveBrowserPasskeys();
  const { calls, section, click, type } = await show();
  click('Add a passkey');
  expect(section.getByLabelText('Current password')).toBe(document.activeElement);
  type('Current password', 'correct horse');
  click('Go on');
  const name = await section.findByLabelText('Name');
  expect(name).toBe(document.activeElement);
  expect(section.getByText(/^The passkey is added/)).toBeTruthy();
  type('Name', ' ');
  click('Save name');
  expect(section.getAllByText('Give the passkey a name').length).toBeGreaterThan(0);
  type('Name', 'Atelier');
  click('Save name');
  expect(await section.findByText('Atelier')).toBeTruthy();
  await waitFor(() =>
    expect(section.getByRole('button', { name: /^Rename Atelier, added on/ })).toBe(
      document.activeElement,
    ),
  );
  const sent = calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body);
  expect(sent[0]).toBe('password=correct+horse');
  expect(JSON.parse(String(sent[1]))).toMatchObject({ type: 'public-key', id: 'bWFkZQ' });
  expect(sent[2]).toBe('name=Atelier');
});

test.each([
  ['NotAllowedError', /^Your browser gave no passkey/],
  ['InvalidStateError', /^This device has a passkey/],
  ['SecurityError', /^Passkeys work at the proper address/],
  ['UnknownError', /^This device cannot make or use passkeys/],
])(
  'a browser that makes none (%s) is told of in words, and nothing is lost',
  async (name, text) => {
    giveBrowserPasskeys({ fault: name });
    const { section, click, type } = await show();
    click('Add a passkey');
    type('Current password', 'correct horse');
    click('Go on');
    expect(await section.findByText(text)).toBeTruthy();
    expect(section.getByLabelText<HTMLInputElement>('Current password').value).toBe(
      'correct horse',
    );
  },
);

test('one is removed after the password', async () => {
  giveBrowserPasskeys();
  const { calls, section, click, type } = await show();
  click(/^Remove Phone, added on/);
  click('Cancel');
  expect(section.getByRole('button', { name: /^Remove Phone/ })).toBe(document.activeElement);
  click(/^Remove Phone, added on/);
  type('Current password', 'correct horse');
  click('Remove passkey');
  expect(await section.findByText(/^The passkey is removed/)).toBeTruthy();
  expect(section.getByText('You have none.')).toBeTruthy();
  expect(calls.find(({ route }) => route === 'POST /passkeys/one/remove/')?.body).toBe(
    'password=correct+horse',
  );
});

test('a browser without passkeys, and an account without a password, add none', async () => {
  const { section } = await show();
  expect(section.getByText('This browser cannot make passkeys.')).toBeTruthy();
  expect(section.getByRole('button', { name: /^Remove Phone/ })).toBeTruthy();
});

test('an account without a password sets one first', async () => {
  giveBrowserPasskeys();
  const { section } = await show({}, { has_password: false });
  expect(section.getByText(/^Set a password first/)).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('an account with ten says that it is full', async () => {
  giveBrowserPasskeys();
  const passkeys = Array.from({ length: 10 }, (_, index) => ({ ...PHONE, id: String(index) }));
  fakeApi({ 'GET /passkeys/': { body: { passkeys } } });
  renderScreen(<PasskeysSection account={ACCOUNT} />);
  expect(await screen.findByText(/^You have 10, the most/)).toBeTruthy();
});
