import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { PaymentsError } from '../payments-port.ts';
import { renderCheckout, renderCustomer } from './sandbox-page.ts';
import { SANDBOX_PATH, type SandboxPayments } from './sandbox-payments.ts';

type SandboxPageOptions = {
  sandbox: SandboxPayments | undefined;
  config: { publicUrl: string };
};

const params = z.object({ id: z.string().max(80) });
const body = z.object({ act: z.string().max(80) });
const query = z.object({ back: z.string().max(500).optional() });

/** Performs the act of a button on a customer's page: `act` or `act:invoiceId`. */
function actOnCustomer(sandbox: SandboxPayments, customerId: string, act: string) {
  const [name = '', invoiceId = ''] = act.split(':');
  switch (name) {
    case 'next':
      return sandbox.moveToNextBillingDate(customerId);
    case 'pays':
    case 'declines':
      return sandbox.setCard(customerId, name);
    case 'pay':
      return sandbox.payInvoice(invoiceId);
    case 'refund':
      return sandbox.refund(invoiceId);
    case 'dispute':
      return sandbox.dispute(invoiceId);
    case 'won':
      return sandbox.dispute(invoiceId, true);
    default:
      throw new AppError('invalidRequest');
  }
}

/** Turns the sandbox's faults into answers: 404 for an absent object, else 409. */
async function found<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PaymentsError && error.fault === 'absent') throw new AppError('notFound');
    if (error instanceof PaymentsError) throw new AppError('conflict');
    throw error;
  }
}

/**
 * The sandbox's hosted pages, only where the sandbox is in use. Like a real provider's, they need
 * no session: their addresses cannot be guessed, and everybody who has one may use it.
 */
export function sandboxPageRoutes({ sandbox, config }: SandboxPageOptions): FastifyPluginAsyncZod {
  return async (app) => {
    if (!sandbox) return;
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    });

    const checkoutPath = `${SANDBOX_PATH}/checkout/:id`;
    app.get(checkoutPath, { schema: { hide: true, params } }, async (request) =>
      renderCheckout(await found(sandbox.showCheckout(request.params.id))),
    );

    app.post(checkoutPath, { schema: { hide: true, params, body } }, async (request, reply) => {
      const { id } = request.params;
      const { act } = request.body;
      const checkout = await found(
        act === 'pay' ? sandbox.payCheckout(id) : sandbox.showCheckout(id),
      );
      const isPaid = checkout.state === 'paid';
      return reply.redirect(isPaid ? checkout.paidUrl : checkout.unpaidUrl, 303);
    });

    const customerPath = `${SANDBOX_PATH}/customer/:id`;
    app.get(
      customerPath,
      { schema: { hide: true, params, querystring: query } },
      async (request) => {
        const { state, now } = await found(sandbox.showCustomer(request.params.id));
        const { back } = request.query;
        const backUrl = back?.startsWith(`${config.publicUrl}/`) ? back : undefined;
        return renderCustomer(state, { now, backUrl });
      },
    );

    app.post(customerPath, { schema: { hide: true, params, body } }, async (request, reply) => {
      await found(actOnCustomer(sandbox, request.params.id, request.body.act));
      return reply.redirect(request.url, 303);
    });
  };
}
