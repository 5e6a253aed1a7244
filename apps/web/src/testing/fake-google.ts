import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';

const SCRIPT = 'script[src="https://accounts.google.com/gsi/client"]';

/** The element by which the page loads Google's script. */
export const findGoogleScript = () => document.querySelector<HTMLScriptElement>(SCRIPT);

/** Removes Google's script and its pending load, for the next test. */
function forgetGoogle(): void {
  cleanup();
  const script = findGoogleScript();
  script?.dispatchEvent(new Event('error'));
  script?.remove();
  delete window.google;
}

/**
 * Fakes Google for a test file whose pages show its button: returns a function that loads the
 * script.
 */
export function fakeGoogle() {
  afterEach(forgetGoogle);

  /** Loads the script; `choose` plays a user who chooses an account at its button. */
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
