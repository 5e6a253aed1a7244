import {
  auditLogQuerySchema,
  auditLogSchema,
  errorBodySchema,
  operatorEnginesSchema,
  operatorQueueSchema,
  operatorUserDetailSchema,
  operatorUsersQuerySchema,
  operatorUsersSchema,
} from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type OperatorDeedsDeps, operatorDeedsRoutes } from './operator-deeds.routes.ts';
import type { OperatorDesk } from './operator-desk.service.ts';
import { guardOperators } from './operator-guard.ts';

const tags = ['Operators'];
const refusals = { 403: errorBodySchema, 404: errorBodySchema, 429: errorBodySchema };

/** Routes for operators; for everybody else they are not there. */
export function operatorsRoutes(
  deps: OperatorDeedsDeps & { operatorDesk: OperatorDesk },
): FastifyPluginAsyncZod {
  const { operatorDesk } = deps;

  return async (app) => {
    guardOperators(app, deps);
    await app.register(operatorDeedsRoutes(deps));

    app.get(
      '/operators/users/',
      {
        schema: {
          tags,
          description:
            'For operators. Accounts whose name or e-mail begins with q, the newest first.',
          querystring: operatorUsersQuerySchema,
          response: { 200: operatorUsersSchema, ...refusals },
        },
      },
      async (request) => operatorDesk.findUsers(request.query),
    );

    app.get(
      '/operators/users/:id/',
      {
        schema: {
          tags,
          description:
            'For operators. An account, its runs in numbers and its last 20 movements of credits.',
          params: z.object({ id: z.uuid() }),
          response: { 200: operatorUserDetailSchema, ...refusals },
        },
      },
      async (request) => operatorDesk.getUser(request.params.id),
    );

    app.get(
      '/operators/audit-log/',
      {
        schema: {
          tags,
          description: 'For operators. What was done to accounts, by whom and why, newest first.',
          querystring: auditLogQuerySchema,
          response: { 200: auditLogSchema, ...refusals },
        },
      },
      async (request) => operatorDesk.readAuditLog(request.query.page),
    );

    app.get(
      '/operators/queue/',
      {
        schema: {
          tags,
          description: 'For operators. Images that wait and are drawn, by lane.',
          response: { 200: operatorQueueSchema, ...refusals },
        },
      },
      async () => operatorDesk.readQueue(),
    );

    app.get(
      '/operators/engines/',
      {
        schema: {
          tags,
          description: 'For operators. Every engine, its state and its last hour.',
          response: { 200: operatorEnginesSchema, ...refusals },
        },
      },
      async () => operatorDesk.readEngines(),
    );
  };
}
