import type { Clock } from '../../platform/clock.ts';
import { createGoogleCredentials } from './google-credentials.ts';
import type { GooglePort } from './google-port.ts';

type GoogleSettings = { googleClientId: string | undefined; googleKeysUrl: string; clock: Clock };

/** The log-in with Google; undefined where no client id is set. */
export function createGoogle(settings: GoogleSettings): GooglePort | undefined {
  const { googleClientId: clientId, googleKeysUrl: keysUrl, clock } = settings;
  return clientId === undefined ? undefined : createGoogleCredentials({ clientId, keysUrl, clock });
}
