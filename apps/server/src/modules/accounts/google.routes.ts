import {
  errorBodySchema,
  googleClientSchema,
  googleLoginSchema,
  userSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientAddress } from '../../platform/client-address.ts';
import type { SessionCookies } from '../../platform/session-cookies.ts';
import type { AccountsService } from './accounts.service.ts';
import { deviceLabel } from './device-label.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { PasskeyBrowsers } from './passkeys/passkey-browsers.ts';

type GoogleRoutesOptions = {
  accounts: AccountsService;
  sessionCookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
  passkeyBrowsers: PasskeyBrowsers;
};

const tags = ['Accounts'];

/** The log-in with Google. */
export function googleRoutes(options: GoogleRoutesOptions): FastifyPluginAsyncZod {
  const { accounts, sessionCookies, knownBrowsers, passkeyBrowsers } = options;
  return async (app) => {
    app.get(
      '/google-client/',
      {
        schema: {
          tags,
          description: 'Client id of the log-in with Google; null where there is none.',
          response: { 200: googleClientSchema, 429: errorBodySchema },
        },
      },
      async () => ({ client_id: accounts.googleClientId }),
    );

    app.post(
      '/google-login/',
      {
        schema: {
          tags,
          description:
            'JSON; accessToken is the signed credential (ID token) of Google Identity Services. Sets the cookies.',
          body: googleLoginSchema,
          response: {
            200: userSchema,
            400: errorBodySchema,
            403: errorBodySchema,
            429: errorBodySchema,
            404: errorBodySchema,
            409: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        const device = deviceLabel(request.headers['user-agent']);
        const passkeyBrowser = passkeyBrowsers.find(request);
        const visitor = { address: clientAddress(request.ip), device, passkeyBrowser };
        const { token, user, browserMark } = await accounts.logInWithGoogle(request.body, visitor);
        const earlier = request.session && sessionCookies.read(request);
        if (earlier) await accounts.logOut(earlier);
        sessionCookies.start(reply, token);
        knownBrowsers.remember(request, reply, browserMark);
        return user;
      },
    );
  };
}
