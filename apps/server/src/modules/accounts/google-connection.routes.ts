import { connectGoogleSchema, errorBodySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireSession, requireUser } from '../../platform/session.ts';
import { accountRefusals } from './account-refusals.ts';
import type { AccountSettings } from './account-settings.service.ts';

const tags = ['Account'];
const answers = { 204: z.null(), ...accountRefusals, 409: errorBodySchema };

/** Routes to connect and disconnect the signed-in user's Google account. */
export function googleConnectionRoutes(accountSettings: AccountSettings): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/connect-google/',
      {
        schema: {
          tags,
          description:
            'JSON, with the password; accessToken is the signed credential (ID token) of Google Identity Services. Refused where that Google account is another user’s. Told by mail.',
          body: connectGoogleSchema,
          response: { ...answers, 404: errorBodySchema, 503: errorBodySchema },
        },
      },
      async (request, reply) => {
        await accountSettings.connectGoogle(requireUser(request), request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/disconnect-google/',
      {
        schema: {
          tags,
          description:
            'Refused where there is no password. Ends every other session. Told by mail.',
          response: answers,
        },
      },
      async (request, reply) => {
        const { user, id: sessionId } = requireSession(request);
        await accountSettings.disconnectGoogle({ id: user.id, sessionId });
        return reply.code(204).send(null);
      },
    );
  };
}
