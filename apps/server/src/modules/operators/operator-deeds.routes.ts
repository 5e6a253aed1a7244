import {
  deedSchema,
  errorBodySchema,
  grantAnswerSchema,
  grantSchema,
  refundAnswerSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import type { AccountLocks } from '../accounts/operated-accounts.service.ts';
import type { Ledger } from '../credits/ledger.service.ts';
import { requireOperator } from './operator-guard.ts';
import {
  endAllSessions,
  grantCredits,
  lockAccount,
  refundRun,
  unlockAccount,
} from './operators.service.ts';

export type OperatorDeedsDeps = {
  database: Database;
  ledger: Ledger;
  accountLocks: AccountLocks;
  rateLimiter: Pick<RateLimiter, 'take'>;
};

const tags = ['Operators'];
const params = z.object({ id: z.uuid() });
const refusals = {
  400: errorBodySchema,
  403: errorBodySchema,
  404: errorBodySchema,
  409: errorBodySchema,
  429: errorBodySchema,
};
const done = { 204: z.null(), ...refusals };

/** Deeds of operators to accounts, each with a reason in the audit log. */
export function operatorDeedsRoutes(deps: OperatorDeedsDeps): FastifyPluginAsyncZod {
  const { database, ledger, accountLocks } = deps;
  const deedOf = (request: { params: { id: string }; body: { reason: string } }) => ({
    on: { userId: request.params.id },
    reason: request.body.reason,
  });

  return async (app) => {
    app.post(
      '/operators/users/:id/grant-credits/',
      {
        schema: {
          tags,
          description: 'For operators. JSON; the same number for the same reason once.',
          params,
          body: grantSchema,
          response: { 200: grantAnswerSchema, ...refusals },
        },
      },
      async (request) => {
        const { credits } = request.body;
        const deed = { by: requireOperator(request), ...deedOf(request), credits };
        const { userId } = await grantCredits(database, ledger, deed);
        return { credits: await ledger.getAvailable(database, userId) };
      },
    );

    app.post(
      '/operators/users/:id/end-sessions/',
      {
        schema: {
          tags,
          description: 'For operators. JSON; logs the account out everywhere.',
          params,
          body: deedSchema,
          response: done,
        },
      },
      async (request, reply) => {
        await endAllSessions(database, { by: requireOperator(request), ...deedOf(request) });
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/operators/users/:id/lock/',
      {
        schema: {
          tags,
          description:
            'For operators. JSON; nobody can log in to the account, and its sessions end. Told by mail.',
          params,
          body: deedSchema,
          response: done,
        },
      },
      async (request, reply) => {
        const deed = { by: requireOperator(request), ...deedOf(request) };
        await lockAccount(database, accountLocks, deed);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/operators/users/:id/unlock/',
      {
        schema: {
          tags,
          description: 'For operators. JSON; opens a locked account again. Told by mail.',
          params,
          body: deedSchema,
          response: done,
        },
      },
      async (request, reply) => {
        const deed = { by: requireOperator(request), ...deedOf(request) };
        await unlockAccount(database, accountLocks, deed);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/operators/runs/:id/refund/',
      {
        schema: {
          tags,
          description: 'For operators. JSON; gives back what an ended run has cost, once.',
          params,
          body: deedSchema,
          response: { 200: refundAnswerSchema, ...refusals },
        },
      },
      async (request) => {
        const by = requireOperator(request);
        const deed = { by, runId: request.params.id, reason: request.body.reason };
        return { refunded: await refundRun(database, ledger, deed) };
      },
    );
  };
}
