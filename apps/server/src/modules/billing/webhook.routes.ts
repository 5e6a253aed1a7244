import { errorBodySchema } from '@toile/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PaymentsPort } from '../../adapters/payments/payments-port.ts';
import type { BillingService } from './billing.service.ts';

/**
 * The route of the provider's calls. It needs no session and no CSRF token: the signature over the
 * untouched bytes of the body identifies the caller.
 */
export function webhookRoutes({
  billing,
  payments,
}: {
  billing: BillingService;
  payments: PaymentsPort;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    app.post(
      '/payments/webhook/',
      {
        schema: {
          tags: ['Plans and payment'],
          description: 'Calls of the provider of payments, signed.',
          response: {
            200: z.object({ received: z.literal(true) }),
            400: errorBodySchema,
            503: errorBodySchema,
          },
        },
      },
      async ({ body, headers }) => {
        const signature = headers[payments.signatureHeader];
        await billing.receiveWebhook({
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          signature: typeof signature === 'string' ? signature : undefined,
        });
        return { received: true as const };
      },
    );
  };
}
