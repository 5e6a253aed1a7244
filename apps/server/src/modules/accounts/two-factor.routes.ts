import {
  beginTwoFactorSchema,
  confirmTwoFactorSchema,
  endTwoFactorSchema,
  errorBodySchema,
  recoveryCodesSchema,
  renewRecoveryCodesSchema,
  twoFactorSecretSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireSession, requireUser } from '../../platform/session.ts';
import { accountRefusals } from './account-refusals.ts';
import type { TwoFactor } from './two-factor.service.ts';

const tags = ['Account'];
const refusals = { ...accountRefusals, 409: errorBodySchema };

/** Routes to turn the signed-in user's two-factor log-in on and off. */
export function twoFactorRoutes(twoFactor: TwoFactor): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/two-factor/begin/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with the password. A secret for an authenticator app, told once; it counts from its first code on.',
          body: beginTwoFactorSchema,
          response: { 200: twoFactorSecretSchema, ...refusals },
        },
      },
      async (request) => twoFactor.begin(requireUser(request), request.body.password),
    );

    app.post(
      '/two-factor/confirm/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with a code of the app. Turns two-factor log-in on, ends every other session, and tells ten recovery codes once. Told by mail.',
          body: confirmTwoFactorSchema,
          response: { 200: recoveryCodesSchema, ...refusals },
        },
      },
      async (request) => {
        const codes = await twoFactor.confirm(requireSession(request), request.body.code);
        return { recovery_codes: codes };
      },
    );

    app.post(
      '/two-factor/recovery-codes/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with the password. Tells ten new recovery codes once; the old ones are refused from now on. Told by mail.',
          body: renewRecoveryCodesSchema,
          response: { 200: recoveryCodesSchema, ...refusals },
        },
      },
      async (request) => {
        const codes = await twoFactor.renewCodes(requireUser(request), request.body.password);
        return { recovery_codes: codes };
      },
    );

    app.post(
      '/two-factor/end/',
      {
        schema: {
          tags,
          description:
            'Form-encoded or JSON, with the password and a code. Turns two-factor log-in off. Told by mail.',
          body: endTwoFactorSchema,
          response: { 204: z.null(), ...refusals },
        },
      },
      async (request, reply) => {
        await twoFactor.end(requireUser(request), request.body);
        return reply.code(204).send(null);
      },
    );
  };
}
