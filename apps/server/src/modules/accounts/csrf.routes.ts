import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Csrf } from '../../platform/csrf.ts';

export function csrfRoutes({ csrf }: { csrf: Csrf }): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/csrf/',
      {
        schema: {
          tags: ['Accounts'],
          description: 'Sets the cookie csrftoken, to be sent back as header X-CSRFToken.',
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        csrf.renew(request, reply);
        return reply.code(204).send(null);
      },
    );
  };
}
