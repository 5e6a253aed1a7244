import { deleteAccountSchema, errorBodySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser } from '../../platform/session.ts';
import type { SessionCookies } from '../../platform/session-cookies.ts';
import type { AccountDeletion } from './account-deletion.service.ts';

type AccountDeletionRoutesOptions = {
  accountDeletion: AccountDeletion;
  sessionCookies: SessionCookies;
};

/** Route that deletes an account. */
export function accountDeletionRoutes(
  options: AccountDeletionRoutesOptions,
): FastifyPluginAsyncZod {
  const { accountDeletion, sessionCookies } = options;

  return async (app) => {
    app.addHook('onRequest', (request) => accountDeletion.countTry(requireUser(request)));

    app.post(
      '/delete-account/',
      {
        schema: {
          tags: ['Account'],
          description:
            'Form-encoded or JSON, with the password, or with the username where there is no password. Deletes the account, its pictures and its words, ends its plan and every session. Told by mail.',
          body: deleteAccountSchema,
          response: {
            204: z.null(),
            400: errorBodySchema,
            401: errorBodySchema,
            403: errorBodySchema,
            409: errorBodySchema,
            429: errorBodySchema,
          },
        },
      },
      async (request, reply) => {
        await accountDeletion.deleteAccount(requireUser(request), request.body);
        sessionCookies.end(reply);
        return reply.code(204).send(null);
      },
    );
  };
}
