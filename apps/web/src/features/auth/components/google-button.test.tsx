import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { authWords, en } from '@toile/contract';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeGoogle, findGoogleScript } from '../../../testing/fake-google.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { AuthDialog } from './auth-dialog.tsx';

const bringGoogle = fakeGoogle();

function openDialog() {
  renderScreen(<AuthDialog tab="login" onTab={() => undefined} onClose={() => undefined} />);
}

test('without a client id there is no Google, and nothing of it is loaded', async () => {
  const calls = fakeApi({ 'GET /google-client/': { body: { client_id: null } } });
  openDialog();
  await screen.findByRole('link', { name: 'Continue with Email' });
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /google-client/'));
  expect(findGoogleScript()).toBeNull();
});

test('a script that does not come is told, logged, and leaves the way by e-mail', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ 'GET /google-client/': { body: { client_id: 'abc' } } });
  openDialog();
  await waitFor(() => expect(findGoogleScript()).toBeTruthy());
  act(() => void findGoogleScript()?.dispatchEvent(new Event('error')));
  expect(await screen.findByText(authWords.dialog.googleAbsent)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with Email' })).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('Google could not be loaded', expect.any(Error));
});

test('Google’s credential goes to the server; a refusal is logged and told in a sentence', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const answers = [
    { status: 400, body: { non_field_errors: [en.errors.googleRefused] } },
    { cookies: ['signed_in=1; path=/'], body: {} },
  ];
  const calls = fakeApi({
    'GET /google-client/': { body: { client_id: 'abc' } },
    'POST /google-login/': () => answers.shift() ?? {},
  });
  openDialog();
  const google = await bringGoogle();
  expect(google.drawButton.mock.calls[0]?.[1]).toMatchObject({ text: 'continue_with' });
  google.choose('signed-credential');
  expect(await screen.findByText(en.errors.googleRefused)).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('Google login failed', expect.any(Error));
  const sent = calls.find(({ route }) => route === 'POST /google-login/');
  expect(sent?.body).toBe('{"accessToken":"signed-credential"}');
  expect(document.cookie).not.toContain('signed_in');
  google.choose('another-credential');
  await waitFor(() => expect(document.cookie).toContain('signed_in=1'));
});

test('a code that is wanted after Google goes with the same credential', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const calls = fakeApi({
    'GET /google-client/': { body: { client_id: 'abc' } },
    'POST /google-login/': ({ body }) =>
      String(body).includes('code')
        ? { cookies: ['signed_in=1; path=/'], body: {} }
        : { status: 403, body: { non_field_errors: ['Type the code.'], code_needed: true } },
  });
  openDialog();
  const google = await bringGoogle();
  google.choose('signed-credential');
  const dialog = within(await screen.findByRole('dialog', { name: 'One more step' }));
  expect(screen.queryByText('Type the code.')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(document.cookie).toContain('signed_in=1'));
  const sent = calls.filter(({ route }) => route === 'POST /google-login/');
  expect(sent.at(-1)?.body).toBe('{"accessToken":"signed-credential","code":"123456"}');
});
