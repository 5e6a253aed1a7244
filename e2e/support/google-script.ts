import type { BrowserContext } from 'playwright-core';

/**
 * Script that draws a plain button; a press of it gives the credential that the journey has put
 * into the page.
 */
const SCRIPT = `
let answer = () => {};
window.google = { accounts: { id: {
  initialize: ({ callback }) => { answer = callback; },
  renderButton: (parent, { theme, width }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Continue with Google';
    button.dataset.theme = theme;
    button.style.minHeight = '40px';
    button.style.width = width + 'px';
    button.onclick = () => answer({ credential: window.googleCredential });
    parent.append(button);
  },
} } };
`;

declare global {
  interface Window {
    googleCredential?: string;
  }
}

/** Replaces Google's script with our own, for every page of a browser. */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
}
