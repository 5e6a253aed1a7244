import {
  errorBodySchema,
  loginSchema,
  resendVerificationAnswerSchema,
  resendVerificationSchema,
  signupAnswerSchema,
  signupSchema,
  unverifiedErrorSchema,
  userCreditsSchema,
  userSchema,
  verifyEmailAnswerSchema,
  verifyEmailQuerySchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { clientAddress } from '../../platform/client-address.ts';
import { requireUser } from '../../platform/session.ts';
import type { SessionCookies } from '../../platform/session-cookies.ts';
import type { AccountsService } from './accounts.service.ts';

type AccountsRoutesOptions = { accounts: AccountsService; sessionCookies: SessionCookies };

const tags = ['Accounts'];
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 429: errorBodySchema };

/** Routes that can be guessed at; all of them together are limited by address. */
function guardedRoutes({ accounts, sessionCookies }: AccountsRoutesOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', ({ ip }) => accounts.countCall(clientAddress(ip)));

    app.post(
      '/signup/',
      {
        schema: {
          tags,
          description: 'Form-encoded. Mails a verification link; a taken e-mail answers the same.',
          body: signupSchema,
          response: { 201: signupAnswerSchema, ...refusals },
        },
      },
      async (request, reply) => {
        const answer = await accounts.signUp(request.body, clientAddress(request.ip));
        return reply.code(201).send(answer);
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
        const { token, user } = await accounts.logIn(request.body, clientAddress(request.ip));
        const earlier = request.session && sessionCookies.read(request);
        if (earlier) await accounts.logOut(earlier);
        sessionCookies.start(reply, token);
        return user;
      },
    );

    app.get(
      '/verify-email/',
      {
        schema: {
          tags,
          description: 'Verifies the account of a mailed link; again and again with one answer.',
          querystring: verifyEmailQuerySchema,
          response: { 200: verifyEmailAnswerSchema, 400: unverifiedErrorSchema },
        },
      },
      async (request) => accounts.verify(request.query.data),
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
      async ({ body, ip }) => accounts.resendVerification(body.credential, clientAddress(ip)),
    );
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
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/get-user-credits/',
      { schema: { tags, response: { 200: userCreditsSchema, 401: errorBodySchema } } },
      async (request) => accounts.getCredits(requireUser(request)),
    );
  };
}
