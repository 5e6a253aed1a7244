import {
  accountSchema,
  accountSessionsSchema,
  changePasswordSchema,
  errorBodySchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireSession, requireUser } from '../../platform/session.ts';
import type { SessionCookies } from '../../platform/session-cookies.ts';
import { accountRefusals } from './account-refusals.ts';
import type { AccountSettings } from './account-settings.service.ts';
import { googleConnectionRoutes } from './google-connection.routes.ts';
import type { KnownBrowsers } from './known-browser.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import type { Passkeys } from './passkeys/passkeys.service.ts';
import { profileRoutes } from './profile.routes.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';
import type { TwoFactor } from './two-factor.service.ts';

type AccountSettingsRoutesOptions = {
  accountSettings: AccountSettings;
  twoFactor: TwoFactor;
  passkeys: Passkeys;
  sessionCookies: SessionCookies;
  knownBrowsers: KnownBrowsers;
};

const tags = ['Account'];
const done = { 204: z.null(), ...accountRefusals };

/** Routes for a signed-in user to read and change the account. */
export function accountSettingsRoutes(
  options: AccountSettingsRoutesOptions,
): FastifyPluginAsyncZod {
  const { accountSettings, twoFactor, passkeys, sessionCookies, knownBrowsers } = options;

  return async (app) => {
    app.addHook('onRequest', async (request) => {
      const user = requireUser(request);
      if (request.method === 'POST') await accountSettings.countChange(user);
    });

    app.get(
      '/account/',
      { schema: { tags, response: { 200: accountSchema, 401: errorBodySchema } } },
      async (request) => accountSettings.getAccount(requireUser(request)),
    );

    await app.register(profileRoutes(accountSettings));
    await app.register(googleConnectionRoutes(accountSettings));
    await app.register(twoFactorRoutes(twoFactor));
    await app.register(passkeysRoutes(passkeys));

    app.post(
      '/change-password/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with the present password. Ends every other session; this one goes on under new cookies. Told by mail.',
          body: changePasswordSchema,
          response: { ...done, 409: errorBodySchema },
        },
      },
      async (request, reply) => {
        const { user, id: sessionId } = requireSession(request);
        const session = { id: user.id, sessionId };
        const changed = await accountSettings.changePassword(session, request.body);
        sessionCookies.start(reply, changed.token);
        knownBrowsers.remember(request, reply, changed.browserMark);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/sessions/',
      {
        schema: {
          tags,
          description: 'The browsers that are signed in, the last used first.',
          response: { 200: accountSessionsSchema, 401: errorBodySchema },
        },
      },
      async (request) => {
        const { user, id } = requireSession(request);
        return { sessions: await accountSettings.listSessions(user, id) };
      },
    );

    app.post(
      '/end-session/:id/',
      {
        schema: {
          tags,
          description: 'Logs a browser out; its streams end too.',
          params: z.object({ id: z.uuid() }),
          response: { ...done, 404: errorBodySchema },
        },
      },
      async (request, reply) => {
        const session = requireSession(request);
        const ended = await accountSettings.endSession(session.user, request.params.id);
        if (ended === session.id) sessionCookies.end(reply);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/end-other-sessions/',
      {
        schema: {
          tags,
          description: 'Logs every other browser out; their streams end too.',
          response: done,
        },
      },
      async (request, reply) => {
        const { user, id } = requireSession(request);
        await accountSettings.endOtherSessions(user, id);
        return reply.code(204).send(null);
      },
    );
  };
}
