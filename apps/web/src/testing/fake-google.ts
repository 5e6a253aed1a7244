import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

const SCRIPT = 'script[src="https://accounts.google.com/gsi/client"]';

/** The element by which the page loads Google's script. */
export const findGoogleScript = () => document.querySelector<HTMLScriptElement>(SCRIPT);

/** Leaves nothing of Google to the next test: neither what has come nor what is waited for. */
function forgetGoogle(): void {
  cleanup();
  const script = findGoogleScript();
  script?.dispatchEvent(new Event('error'));
  script?.remove();
  delete window.google;
}

/** For a test file whose pages show Google's button: answers what brings Google's script. */
export function fakeGoogle() {
  afterEach(forgetGoogle);

  /** Has the script come; whoever chooses an account at its button is played by `choose`. */
  return async function bringGoogle() {
    const google = { choose: (_credential: string): void => undefined, drawButton: vi.fn() };
    await waitFor(() => expect(findGoogleScript()).toBeTruthy());
    window.google = {
      accounts: {
        id: {
          initialize: ({ callback }) => {
            google.choose = (credential) => act(() => callback({ credential }));
          },
          renderButton: google.drawButton,
        },
      },
    };
    act(() => void findGoogleScript()?.dispatchEvent(new Event('load')));
    await waitFor(() => expect(google.drawButton).toHaveBeenCalled());
    return google;
  };
}
