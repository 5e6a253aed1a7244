import { act, screen, waitFor } from '@testing-library/react';
import { authWords, en } from '@toile/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-app.tsx';
import { AuthDialog } from './auth-dialog.tsx';

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  vi.restoreAllMocks();
});

const findScript = () =>
  document.querySelector<HTMLScriptElement>('script[src="https://accounts.google.com/gsi/client"]');

function openDialog() {
  renderScreen(<AuthDialog tab="login" onTab={() => undefined} onClose={() => undefined} />);
}

/** Google's script as it arrives: its button is pressed by `choose`. */
async function bringGoogle() {
  const google = { choose: (_credential: string): void => undefined, button: vi.fn() };
  await waitFor(() => expect(findScript()).toBeTruthy());
  window.google = {
    accounts: {
      id: {
        initialize: ({ callback }) => {
          google.choose = (credential) => callback({ credential });
        },
        renderButton: google.button,
      },
    },
  };
  act(() => void findScript()?.dispatchEvent(new Event('load')));
  await waitFor(() => expect(google.button).toHaveBeenCalled());
  return google;
}

test('without a client id there is no Google, and nothing of it is loaded', async () => {
  const calls = fakeApi({ 'GET /google-client/': { body: { client_id: null } } });
  openDialog();
  await screen.findByRole('link', { name: 'Continue with Email' });
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /google-client/'));
  expect(findScript()).toBeNull();
});

test('a script that does not come is told, logged, and leaves the way by e-mail', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  fakeApi({ 'GET /google-client/': { body: { client_id: 'abc' } } });
  openDialog();
  await waitFor(() => expect(findScript()).toBeTruthy());
  act(() => void findScript()?.dispatchEvent(new Event('error')));
  expect(await screen.findByText(authWords.dialog.googleAbsent)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue with Email' })).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('Google login failed', expect.any(Error));
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
  expect(google.button.mock.calls[0]?.[1]).toMatchObject({ text: 'continue_with' });
  act(() => google.choose('signed-credential'));
  expect(await screen.findByText(en.errors.googleRefused)).toBeTruthy();
  expect(logged).toHaveBeenCalledWith('Google login failed', expect.any(Error));
  const sent = calls.find(({ route }) => route === 'POST /google-login/');
  expect(sent?.body).toBe('{"accessToken":"signed-credential"}');
  expect(document.cookie).not.toContain('signed_in');
  act(() => google.choose('another-credential'));
  await waitFor(() => expect(document.cookie).toContain('signed_in=1'));
});
