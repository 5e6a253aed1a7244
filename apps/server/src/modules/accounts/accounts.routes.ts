import {
  errorBodySchema,
  loginSchema,
  signupAnswerSchema,
  signupSchema,
  unverifiedErrorSchema,
  userCreditsSchema,
  userSchema,
} from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientAddress } from '../../platform/client-address.ts';
import { requireUser } from '../../platform/session.ts';
import type { SessionCookies } from '../../platform/session-cookies.ts';
import type { AccountsService } from './accounts.service.ts';
import { deviceLabel } from './device-label.ts';
import { googleRoutes } from './google.routes.ts';
import type { KnownBrowsers } from './known-browser.ts';
import type { OwnSignups } from './own-signups.ts';
import type { PasskeyBrowsers } from './passkeys/passkey-browsers.ts';
import { passkeyLoginRoutes } from './passkeys/passkey-login.routes.ts';
import { verificationRoutes } from './verification.routes.ts';
import type { Visitor } from './visitor.ts';

type AccountsRoutesOptions = {
  accounts: AccountsService;
  sessionCookies: SessionCookies;
  ownSignups: OwnSignups;
  knownBrowsers: KnownBrowsers;
  passkeyBrowsers: PasskeyBrowsers;
};

const tags = ['Accounts'];
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 429: errorBodySchema };

/** Routes that could be used for guessing; all of them together are limited by address. */
function guardedRoutes(options: AccountsRoutesOptions): FastifyPluginAsyncZod {
  const { accounts, sessionCookies, ownSignups, knownBrowsers, passkeyBrowsers } = options;
  const visitorOf = (request: FastifyRequest): Visitor => ({
    address: clientAddress(request.ip),
    ownSignups: ownSignups.read(request),
    device: deviceLabel(request.headers['user-agent']),
    knownBrowser: knownBrowsers.read(request),
    passkeyBrowser: passkeyBrowsers.find(request),
  });

  return async (app) => {
    app.addHook('onRequest', ({ ip }) => accounts.countCall(clientAddress(ip)));
    await app.register(googleRoutes(options));
    await app.register(passkeyLoginRoutes(options));

    app.post(
      '/signup/',
      {
        schema: {
          tags,
          description:
            'Form-encoded. Mails a verification link, which confirms in this browser by its cookie; a taken e-mail answers the same.',
          body: signupSchema,
          response: { 201: signupAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const { email, registrationId } = await accounts.signUp(
          request.body,
          clientAddress(request.ip),
        );
        ownSignups.remember(request, reply, registrationId);
        return reply.code(201).send({ email });
      },
    );

    app.post(
      '/login/',
      {
        schema: {
          tags,
          description: 'Form-encoded; username is the name or the e-mail. Sets the cookies.',
          body: loginSchema,
          response: { 200: userSchema, ...refusals, 403: unverifiedErrorSchema },
        },
      },
      async (request, reply) => {
        const outcome = await accounts.logIn(request.body, visitorOf(request));
        if (outcome.kind === 'not-verified') {
          ownSignups.remember(request, reply, outcome.registrationId);
          throw outcome.error;
        }
        const { token, user, browserMark } = outcome;
        const earlier = request.session && sessionCookies.read(request);
        if (earlier) await accounts.logOut(earlier);
        sessionCookies.start(reply, token);
        knownBrowsers.remember(request, reply, browserMark);
        return user;
      },
    );

    await app.register(verificationRoutes({ accounts, visitorOf }));
  };
}

export function accountsRoutes(options: AccountsRoutesOptions): FastifyPluginAsyncZod {
  const { accounts, sessionCookies } = options;
  return async (app) => {
    await app.register(guardedRoutes(options));

    app.post(
      '/logout/',
      { schema: { tags, response: { 204: z.null(), 403: errorBodySchema } } },
      async (request, reply) => {
        const token = sessionCookies.read(request);
        if (token) await accounts.logOut(token);
        sessionCookies.end(reply);
        // Clears pictures alone; the page itself clears the browser's storage.
        return reply.code(204).header('clear-site-data', '"cache"').send(null);
      },
    );

    app.get(
      '/get-user-credits/',
      { schema: { tags, response: { 200: userCreditsSchema, 401: errorBodySchema } } },
      async (request) => accounts.getCredits(requireUser(request)),
    );
  };
}
