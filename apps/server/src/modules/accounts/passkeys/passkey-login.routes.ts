import {
  errorBodySchema,
  passkeyLoginSchema,
  passkeyRequestSchema,
  userSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientAddress } from '../../../platform/client-address.ts';
import type { SessionCookies } from '../../../platform/session-cookies.ts';
import type { AccountsService } from '../accounts.service.ts';
import { deviceLabel } from '../device-label.ts';
import type { KnownBrowsers } from '../known-browser.ts';
import type { PasskeyBrowsers } from './passkey-browsers.ts';

type PasskeyLoginRoutesOptions = {
  accounts: AccountsService;
  sessionCookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
  passkeyBrowsers: PasskeyBrowsers;
};

const tags = ['Accounts'];
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 429: errorBodySchema };

/** The log-in by passkey. */
export function passkeyLoginRoutes(options: PasskeyLoginRoutesOptions): FastifyPluginAsyncZod {
  const { accounts, sessionCookies, knownBrowsers, passkeyBrowsers } = options;
  return async (app) => {
    app.post(
      '/passkey-login/begin/',
      {
        schema: {
          tags,
          description:
            'A challenge for any passkey of this site, for five minutes and for the browser that has the cookie which comes with it. The same for everybody.',
          response: { 200: passkeyRequestSchema, ...refusals },
        },
      },
      async (request, reply) => accounts.beginPasskeyLogin(passkeyBrowsers.keep(request, reply)),
    );

    app.post(
      '/passkey-login/',
      {
        schema: {
          tags,
          description:
            'JSON; passkey is the answer of the authenticator. Counts as both factors. Sets the cookies.',
          body: passkeyLoginSchema,
          response: { 200: userSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const proof = request.body.passkey;
        const { token, user, browserMark } = await accounts.logInWithPasskey(
          { proof, browser: passkeyBrowsers.find(request) },
          {
            address: clientAddress(request.ip),
            device: deviceLabel(request.headers['user-agent']),
          },
        );
        const earlier = request.session && sessionCookies.read(request);
        if (earlier) await accounts.logOut(earlier);
        sessionCookies.start(reply, token);
        knownBrowsers.remember(request, reply, browserMark);
        return user;
      },
    );
  };
}
