import {
  confirmEmailSchema,
  errorBodySchema,
  resendVerificationAnswerSchema,
  resendVerificationSchema,
  unverifiedErrorSchema,
  verifyEmailAnswerSchema,
  verifyEmailQuerySchema,
} from '@toile/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccountsService } from './accounts.service.ts';
import type { Visitor } from './visitor.ts';

type VerificationRoutesOptions = {
  accounts: AccountsService;
  visitorOf: (request: FastifyRequest) => Visitor;
};

const tags = ['Accounts'];
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 429: errorBodySchema };

/** Routes by which a sign-up confirms its e-mail. */
export function verificationRoutes(options: VerificationRoutesOptions): FastifyPluginAsyncZod {
  const { accounts, visitorOf } = options;
  return async (app) => {
    app.get(
      '/verify-email/',
      {
        schema: {
          tags,
          description:
            'Confirms the sign-up of a mailed link in the browser that signed up; again and again with one answer. Elsewhere nothing changes, and its password is asked for.',
          querystring: verifyEmailQuerySchema,
          response: { 200: verifyEmailAnswerSchema, 400: unverifiedErrorSchema },
        },
      },
      async (request) => accounts.openLink(request.query.data, visitorOf(request)),
    );

    app.post(
      '/verify-email/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON. Confirms the sign-up of a mailed link by its password.',
          body: confirmEmailSchema,
          response: {
            200: verifyEmailAnswerSchema,
            ...refusals,
            400: z.union([errorBodySchema, unverifiedErrorSchema]),
          },
        },
      },
      async (request) => accounts.confirmLink(request.body, visitorOf(request)),
    );

    app.post(
      '/resend-verification/',
      {
        schema: {
          tags,
          description: 'Mails a new link; the same answer for unknown addresses.',
          body: resendVerificationSchema,
          response: { 200: resendVerificationAnswerSchema, ...refusals },
        },
      },
      async (request) => accounts.resendVerification(request.body.credential, visitorOf(request)),
    );
  };
}
