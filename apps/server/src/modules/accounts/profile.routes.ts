import {
  changeEmailAnswerSchema,
  changeEmailSchema,
  changeUsernameSchema,
  confirmEmailChangeSchema,
  emailAnswerSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireUser } from '../../platform/session.ts';
import { accountRefusals } from './account-refusals.ts';
import type { AccountSettings } from './account-settings.service.ts';

const tags = ['Account'];

/** Routes for the signed-in user's name and e-mail. */
export function profileRoutes(accountSettings: AccountSettings): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/change-username/',
      {
        schema: {
          tags,
          description: 'Form-encoded or JSON. By the rules of sign-up. Told by mail.',
          body: changeUsernameSchema,
          response: { 200: changeUsernameSchema, ...accountRefusals },
        },
      },
      async (request) =>
        accountSettings.changeUsername(requireUser(request), request.body.username),
    );

    app.post(
      '/change-email/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with the password. Mails a link to the new address, and changes nothing before that is confirmed; a taken address answers the same.',
          body: changeEmailSchema,
          response: { 200: changeEmailAnswerSchema, ...accountRefusals },
        },
      },
      async (request) => accountSettings.askForEmail(requireUser(request), request.body),
    );

    app.post(
      '/confirm-email-change/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON. Changes the address by a mailed link, which works for 24 hours and once.',
          body: confirmEmailChangeSchema,
          response: { 200: emailAnswerSchema, ...accountRefusals },
        },
      },
      async (request) => accountSettings.confirmEmail(requireUser(request), request.body.data),
    );
  };
}
