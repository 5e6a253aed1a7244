import type { Page } from 'playwright-core';

/** An authenticator of the browser's own, which checks its user and keeps passkeys. */
export type VirtualAuthenticator = {
  /** Whether its user touches it when it is asked. */
  touches: (does: boolean) => Promise<void>;
  countPasskeys: () => Promise<number>;
};

/** Gives a page's browser an authenticator, as a device with a fingerprint reader has it. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    touches: async (enabled) => {
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
    countPasskeys: async () => {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
