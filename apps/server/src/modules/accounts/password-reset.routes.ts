import {
  errorBodySchema,
  forgotPasswordAnswerSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientAddress } from '../../platform/client-address.ts';
import type { SessionCookies } from '../../platform/session-cookies.ts';
import type { AccountSettings } from './account-settings.service.ts';
import type { AccountsService } from './accounts.service.ts';

type PasswordResetRoutesOptions = {
  accounts: Pick<AccountsService, 'countCall'>;
  accountSettings: AccountSettings;
  sessionCookies: SessionCookies;
};

const tags = ['Accounts'];
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 429: errorBodySchema };

/**
 * Routes for a forgotten password; limited by address together with the other calls about accounts.
 */
export function passwordResetRoutes(options: PasswordResetRoutesOptions): FastifyPluginAsyncZod {
  const { accounts, accountSettings, sessionCookies } = options;

  return async (app) => {
    app.addHook('onRequest', ({ ip }) => accounts.countCall(clientAddress(ip)));

    app.post(
      '/forgot-password/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON. Mails a link for a new password; the same answer for unknown addresses.',
          body: forgotPasswordSchema,
          response: { 200: forgotPasswordAnswerSchema, ...refusals },
        },
      },
      async (request) => accountSettings.askForReset(request.body.email, clientAddress(request.ip)),
    );

    app.post(
      '/reset-password/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON. Sets the password by a mailed link, which works for one hour and once; ends every session. Told by mail.',
          body: resetPasswordSchema,
          response: { 204: z.null(), ...refusals },
        },
      },
      async (request, reply) => {
        const userId = await accountSettings.resetPassword(request.body);
        if (request.user?.id === userId) sessionCookies.end(reply);
        return reply.code(204).send(null);
      },
    );
  };
}
