import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ACCOUNT } from '../../../testing/account-fixture.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { AccountScreen } from './account-screen.tsx';

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const URI = `otpauth://totp/Toile:ada%40example.com?issuer=Toile&secret=${SECRET}`;
const CODES = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`);

async function show(account: object = {}, routes: Record<string, FakeAnswer> = {}) {
  let isOn = 'two_factor' in account;
  const calls = fakeApi({
    'GET /account/': () => ({ body: { ...ACCOUNT, ...account, two_factor: isOn } }),
    'GET /sessions/': { body: { sessions: [] } },
    'GET /passkeys/': { body: { passkeys: [] } },
    'GET /get-user-credits/': { body: { credits: 1, username: 'ada', email: 'ada@example.com' } },
    'POST /two-factor/begin/': { body: { secret: SECRET, uri: URI } },
    'POST /two-factor/confirm/': () => {
      isOn = true;
      return { body: { recovery_codes: CODES } };
    },
    'POST /two-factor/end/': () => {
      isOn = false;
      return { status: 204 };
    },
    ...routes,
  });
  renderScreen(<AccountScreen />);
  const section = within(await screen.findByRole('region', { name: 'Two-factor log-in' }));
  const type = (label: string, value: string) =>
    fireEvent.change(section.getByLabelText(label), { target: { value } });
  const click = (name: string) => fireEvent.click(section.getByRole('button', { name }));
  return { calls, section, type, click };
}

test('it is turned on by password and code, and its recovery codes are shown once', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  const { calls, section, type, click } = await show();
  click('Turn it on');
  type('Current password', 'correct horse');
  click('Go on');
  expect(await section.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
  expect(await section.findByRole('img', { name: 'Picture of the key for your app' })).toBeTruthy();
  expect(section.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(URI);
  type('Code of the app', '123 456');
  click('Turn it on');
  const heading = await section.findByRole('heading', { name: 'Keep your recovery codes' });
  expect(heading).toBe(document.activeElement);
  expect(section.getAllByRole('listitem')).toHaveLength(10);
  click('Copy codes');
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(`${CODES.join('\n')}\n`));
  click('I have kept them');
  expect(await section.findByText(/^It is on\./)).toBeTruthy();
  expect(section.queryByText(CODES[0] ?? '')).toBeNull();
  const posts = calls.filter(({ route }) => route.startsWith('POST'));
  expect(posts.map(({ body }) => body)).toEqual(['password=correct+horse', 'code=123+456']);
});

test('a wrong code says so, and the key stays', async () => {
  const refused = { status: 400, body: { code: ['This code is wrong, or was used before.'] } };
  const { section, type, click } = await show({}, { 'POST /two-factor/confirm/': refused });
  click('Turn it on');
  type('Current password', 'correct horse');
  click('Go on');
  await section.findByLabelText('Code of the app');
  type('Code of the app', '123456');
  click('Turn it on');
  expect(await section.findByText(/^This code is wrong/)).toBeTruthy();
  expect(section.getByText(/^ABCD EFGH/)).toBeTruthy();
});

test('new recovery codes take the password, and are shown once', async () => {
  const fresh = { body: { recovery_codes: CODES } };
  const { calls, section, type, click } = await show(
    { two_factor: true, recovery_codes_left: 1 },
    { 'POST /two-factor/recovery-codes/': fresh },
  );
  click('New recovery codes');
  expect(section.getByText(/^The codes that you have now are worth nothing/)).toBeTruthy();
  type('Current password', 'correct horse');
  click('Make new codes');
  expect(await section.findByText(/^The old codes are worth nothing now/)).toBeTruthy();
  expect(section.getAllByRole('listitem')).toHaveLength(10);
  click('I have kept them');
  expect(await section.findByRole('button', { name: 'Turn it off' })).toBeTruthy();
  expect(section.queryByText(CODES[0] ?? '')).toBeNull();
  const renewals = calls.filter(({ route }) => route === 'POST /two-factor/recovery-codes/');
  expect(renewals.map(({ body }) => body)).toEqual(['password=correct+horse']);
});

test('it is turned off by password and code', async () => {
  const { calls, section, type, click } = await show({ two_factor: true, recovery_codes_left: 1 });
  expect(section.getByText('It is on. 1 recovery code is left.')).toBeTruthy();
  click('Turn it off');
  click('Turn it off');
  expect(section.getAllByText('Code is required').length).toBeGreaterThan(0);
  type('Current password', 'correct horse');
  type('Code of the app, or a recovery code', CODES[0] ?? '');
  click('Turn it off');
  expect(await section.findByText('Two-factor log-in is off.')).toBeTruthy();
  expect(calls.find(({ route }) => route === 'POST /two-factor/end/')?.body).toBe(
    `password=correct+horse&code=${CODES[0]}`,
  );
});

test('an account without a password is asked to set one', async () => {
  const { section } = await show({ has_password: false });
  expect(section.getByText(/^Set a password first/)).toBeTruthy();
  expect(section.queryByRole('button')).toBeNull();
});
