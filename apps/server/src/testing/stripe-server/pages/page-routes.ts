import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runDueWork } from '../due-work.ts';
import { type FormObject, parseForm } from '../http/form-body.ts';
import { refusals, StripeRefusal } from '../http/stripe-refusal.ts';
import { completeCheckout } from '../resources/checkout-payment.ts';
import { payInvoice } from '../resources/invoice-payment.ts';
import { attachCard, replaceCard } from '../resources/payment-methods.ts';
import { idOf } from '../store.ts';
import { isTestCard, LATER_DECLINED_CARD, type TestCard } from '../test-cards.ts';
import type { World } from '../world.ts';
import { checkoutPage, paidUrl } from './checkout-page.ts';
import { controlPage } from './control-page.ts';
import { registerControls } from './control-routes.ts';
import { invoicePage } from './invoice-page.ts';
import { portalPage } from './portal-page.ts';

type Named = { Params: { id: string } };

function formOf({ body }: FastifyRequest): FormObject {
  return parseForm(typeof body === 'string' ? body : '');
}

function cardIn(request: FastifyRequest): TestCard {
  const { card } = formOf(request);
  if (typeof card === 'string' && isTestCard(card)) return card;
  throw refusals.invalid('This is not a test card.', { param: 'card' });
}

async function show(reply: FastifyReply, markup: string, status = 200) {
  return reply.code(status).type('text/html; charset=utf-8').send(markup);
}

/** The pages of a payer, and the page that controls the server. */
export function registerPages(app: FastifyInstance, world: World): void {
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof StripeRefusal)) throw error;
    return reply.code(error.status).send({ error: error.body });
  });
  app.get('/', async (_request, reply) => {
    runDueWork(world, world.clock.now());
    return show(reply, controlPage(world));
  });
  registerCheckout(app, world);
  registerInvoices(app, world);
  registerPortal(app, world);
  registerControls(app, world);
}

function registerCheckout(app: FastifyInstance, world: World): void {
  const sessionOf = (id: string) => {
    runDueWork(world, world.clock.now());
    return world.store.get('checkout.session', id);
  };
  app.get<Named>('/checkout/:id', async ({ params }, reply) =>
    show(reply, checkoutPage(world, sessionOf(params.id))),
  );
  app.post<Named>('/checkout/:id', async (request, reply) => {
    const session = sessionOf(request.params.id);
    try {
      completeCheckout(world, session.id, cardIn(request));
      if (formOf(request).later === 'declines') {
        replaceCard(world, idOf(session.customer), LATER_DECLINED_CARD);
      }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return show(reply, checkoutPage(world, session, error.message), error.status);
    }
    return reply.redirect(paidUrl(session), 303);
  });
}

function registerInvoices(app: FastifyInstance, world: World): void {
  const read = async ({ params }: { params: { id: string } }, reply: FastifyReply) =>
    show(reply, invoicePage(world.store.get('invoice', params.id)));
  app.get<Named>('/invoices/:id', read);
  app.get<Named>('/invoices/:id/pdf', read);
  app.post<Named>('/invoices/:id', async (request, reply) => {
    const invoice = world.store.get('invoice', request.params.id);
    if (invoice.status !== 'open') return show(reply, invoicePage(invoice));
    const card = attachCard(world, idOf(invoice.customer), cardIn(request));
    const decline = payInvoice(world, invoice, card);
    if (decline === undefined) return reply.redirect(`/invoices/${invoice.id}`, 303);
    return show(reply, invoicePage(invoice, 'Your card was declined.'), 402);
  });
}

function registerPortal(app: FastifyInstance, world: World): void {
  app.get<Named>('/portal/:id', async ({ params }, reply) =>
    show(reply, portalPage(world, world.store.get('billing_portal.session', params.id))),
  );
  app.post<Named>('/portal/:id', async (request, reply) => {
    const session = world.store.get('billing_portal.session', request.params.id);
    replaceCard(world, session.customer, cardIn(request));
    return reply.redirect(`/portal/${session.id}`, 303);
  });
}
