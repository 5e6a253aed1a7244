import Fastify, { type FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { runDueWork } from './due-work.ts';
import { createEventLog } from './event-log.ts';
import { registerApi } from './http/api-routes.ts';
import { createFaults } from './http/faults.ts';
import { refusals } from './http/stripe-refusal.ts';
import { registerPages } from './pages/page-routes.ts';
import { completeCheckout, expireCheckout } from './resources/checkout-payment.ts';
import { closeDispute, openDispute } from './resources/disputes.ts';
import { ENDPOINTS } from './resources/endpoints.ts';
import { replaceCard } from './resources/payment-methods.ts';
import { createServerClock } from './server-clock.ts';
import { createStore } from './store.ts';
import { GOOD_CARD, type TestCard } from './test-cards.ts';
import { createWebhooks, type WebhookTarget } from './webhooks.ts';
import type { Rules, World } from './world.ts';

const DEFAULT_RULES: Rules = { retryDays: [3, 5, 7], draftSeconds: 3600, taxPercent: 0 };

type StripeServerOptions = {
  /** Port; 0 takes a free one. */
  port?: number;
  secretKey?: string;
  webhook?: WebhookTarget;
  /** True: events wait until they are released. */
  holdWebhooks?: boolean;
  /** Start of a clock that stands still; without it, the clock runs with the machine's. */
  startAt?: Date;
  rules?: Partial<Rules>;
};

/** The running server. Its methods act as a payer, a bank or time. */
export type StripeServer = {
  baseUrl: string;
  port: number;
  secretKey: string;
  webhooks: ReturnType<typeof createWebhooks>;
  faults: ReturnType<typeof createFaults>;
  /** The present time of the server. */
  now: () => Date;
  /** Moves the clock ahead, and performs all work due on the way. */
  advanceTo: (time: Date) => void;
  /**
   * The payer pays on the hosted page.
   * @throws StripeRefusal when the card is declined or the page is not open.
   */
  completeCheckout: (id: string, card?: TestCard) => Stripe.Checkout.Session;
  expireCheckout: (id: string) => Stripe.Checkout.Session;
  replaceCard: (customerId: string, card: TestCard) => void;
  openDispute: (chargeId: string) => Stripe.Dispute;
  closeDispute: (id: string, status: 'won' | 'lost') => Stripe.Dispute;
  close: () => Promise<void>;
};

/**
 * Starts a server on this machine that implements Stripe's HTTP as far as Toile uses it, with all
 * its state in memory. The official SDK is pointed at its host and port.
 */
export async function startStripeServer(options: StripeServerOptions = {}): Promise<StripeServer> {
  const { secretKey = 'sk_test_local', rules } = options;
  const webhooks = createWebhooks({ held: options.holdWebhooks ?? false });
  webhooks.setTarget(options.webhook);
  const faults = createFaults();
  const clock = createServerClock(options.startAt);
  const store = createStore();
  const world: World = {
    baseUrl: '',
    clock,
    store,
    events: createEventLog({ clock, store, send: webhooks.take }),
    rules: { ...DEFAULT_RULES, ...rules },
    pendingLines: new Map(),
    checkouts: new Map(),
  };

  const app = createApp();
  registerApi(app, { world, endpoints: ENDPOINTS, secretKey, faults });
  registerPages(app, world);
  await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  world.baseUrl = `http://127.0.0.1:${port}`;
  const ticking = setInterval(() => runDueWork(world, clock.now()), 1000);
  ticking.unref();

  return {
    baseUrl: world.baseUrl,
    port,
    secretKey,
    webhooks,
    faults,
    now: () => new Date(clock.now() * 1000),
    advanceTo: (time: Date) => runDueWork(world, Math.floor(time.getTime() / 1000)),
    completeCheckout: (id: string, card: TestCard = GOOD_CARD) => completeCheckout(world, id, card),
    expireCheckout: (id: string) => expireCheckout(world, id),
    replaceCard: (customerId: string, card: TestCard) => replaceCard(world, customerId, card),
    openDispute: (chargeId: string) => openDispute(world, chargeId),
    closeDispute: (id: string, status: 'won' | 'lost') => closeDispute(world, id, status),
    close: async () => {
      clearInterval(ticking);
      await webhooks.close();
      await app.close();
    },
  };
}

function createApp(): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.setNotFoundHandler(async (request, reply) => {
    const refusal = refusals.unknownPath(request.method, request.url.split('?')[0] ?? '');
    return reply.code(refusal.status).send({ error: refusal.body });
  });
  return app;
}
