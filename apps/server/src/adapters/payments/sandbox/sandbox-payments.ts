import { z } from 'zod';
import type { SandboxState } from '../../../db/schema/sandbox-state.ts';
import type { Background } from '../../../platform/background.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { PaymentEvent, PaymentsPort, PlanChange, WebhookCall } from '../payments-port.ts';
import { PaymentsError, WebhookRefusal } from '../payments-port.ts';
import { checkWebhook, signWebhook } from '../webhook-signature.ts';
import { expireCheckout, getCheckout, openCheckout, payCheckout } from './sandbox-checkouts.ts';
import { moveClockTo } from './sandbox-clock.ts';
import { disputeInvoice, getInvoice, refundInvoice } from './sandbox-invoices.ts';
import type { SandboxDesk } from './sandbox-state.ts';
import { createSandboxStore, type SandboxStore } from './sandbox-store.ts';
import {
  changeNow,
  chargeRenewal,
  endSubscription,
  planAhead,
  previewNow,
} from './sandbox-subscriptions.ts';
import {
  type SandboxAddresses,
  toAccount,
  toCheckout,
  toInvoice,
  toPreview,
} from './sandbox-views.ts';

export type SandboxOptions = {
  database: Database;
  clock: Clock;
  background: Background;
  /** Signs and checks webhook calls. */
  webhookSecret: string;
  publicUrl: string;
  /** Recipient of webhook calls. */
  deliver: (call: WebhookCall) => Promise<unknown>;
};

/** Folder of the sandbox's pages. */
export const SANDBOX_PATH = '/dev/payments';

function addressesOf(publicUrl: string): SandboxAddresses {
  const base = `${publicUrl}${SANDBOX_PATH}`;
  return {
    checkout: (checkoutId) => `${base}/checkout/${checkoutId}`,
    invoice: (customerId, invoiceId) => `${base}/customer/${customerId}#${invoiceId}`,
    customer: (customerId, returnUrl) =>
      `${base}/customer/${customerId}?back=${encodeURIComponent(returnUrl)}`,
  };
}

const eventSchema = z.object({ id: z.string(), type: z.string(), customer: z.string() });

function parseEvent(body: Buffer): PaymentEvent {
  try {
    const { id, type, customer } = eventSchema.parse(JSON.parse(body.toString()));
    return { id, type, customerId: customer };
  } catch (cause) {
    throw new WebhookRefusal('The body is no event', { cause });
  }
}

/** Makes a plan change, once per idempotency key. */
function changeOnce(desk: SandboxDesk, change: PlanChange, work: () => void): void {
  const { done } = desk.state;
  if (done[change.idempotencyKey] !== undefined) return;
  work();
  done[change.idempotencyKey] = change.subscriptionId;
}

/** Changes the customer to whom an object belongs. */
type ChangeDesk = <Result>(
  objectId: string,
  work: (desk: SandboxDesk) => Result,
) => Promise<Result>;

type SandboxPortOptions = {
  store: SandboxStore;
  addresses: SandboxAddresses;
  change: ChangeDesk;
  webhookSecret: string;
  clock: Clock;
};

function createPort(options: SandboxPortOptions): PaymentsPort {
  const { store, addresses, change, webhookSecret, clock } = options;
  return {
    provider: 'sandbox',
    signatureHeader: 'sandbox-signature',
    createCustomer: async (user) => ({ customerId: await store.createCustomer(user) }),
    updateCustomer: (id, { email, username }) =>
      change(id, ({ state }) => void Object.assign(state, { email, username })),
    createCheckout: (order) =>
      change(order.customerId, (desk) => toCheckout(openCheckout(desk, order), addresses)),
    readCheckout: (id) => change(id, (desk) => toCheckout(getCheckout(desk, id), addresses)),
    expireCheckout: (id) => change(id, (desk) => expireCheckout(desk, id)),
    readCustomer: (id) => change(id, ({ state }) => toAccount(state, addresses)),
    changePlanNow: (plan) =>
      change(plan.subscriptionId, (desk) =>
        changeOnce(desk, plan, () => changeNow(desk, plan.subscriptionId, plan.priceId)),
      ),
    previewPlanNow: ({ subscriptionId, priceId }) =>
      change(subscriptionId, (desk) => toPreview(previewNow(desk, subscriptionId, priceId))),
    changePlanAtPeriodEnd: (plan) =>
      change(plan.subscriptionId, (desk) =>
        changeOnce(desk, plan, () =>
          planAhead(desk, plan.subscriptionId, { pendingPriceId: plan.priceId }),
        ),
      ),
    keepPlan: (id) => change(id, (desk) => planAhead(desk, id, {})),
    cancelAtPeriodEnd: (id) => change(id, (desk) => planAhead(desk, id, { cancels: true })),
    cancelNow: (id) => change(id, (desk) => endSubscription(desk, id)),
    refundInvoice: (id) => change(id, (desk) => refundInvoice(desk, id)),
    createPortal: async ({ customerId, returnUrl }) => ({
      url: addresses.customer(customerId, returnUrl),
    }),
    async *listInvoices(since) {
      for (const state of await store.listStates()) {
        const invoices = state.invoices.filter(({ createdAt }) => createdAt >= since.getTime());
        for (const invoice of invoices) yield toInvoice(state.id, invoice, addresses);
      }
    },
    readEvent: async (call) => {
      checkWebhook(call, { secret: webhookSecret, now: clock() });
      return parseEvent(call.body);
    },
  };
}

export type SandboxPayments = ReturnType<typeof createSandboxPayments>;

/**
 * A payment provider on this machine: no money moves. Behaves as a real one does, in each
 * customer's own time, which can be moved ahead, and makes the same signed webhook calls.
 */
export function createSandboxPayments(options: SandboxOptions) {
  const { clock, background, webhookSecret, deliver } = options;
  const store = createSandboxStore(options);
  const addresses = addressesOf(options.publicUrl);

  /** A webhook call signed at this moment. */
  function callOf(text: string): WebhookCall {
    const body = Buffer.from(text);
    return { body, signature: signWebhook(body, { secret: webhookSecret, at: clock() }) };
  }

  /** Makes the calls that are due; a failed one is made again later. */
  async function deliverDue(customerId?: string): Promise<void> {
    for (const { id, body } of await store.takeDeliveries(customerId)) {
      await deliver(callOf(body));
      await store.removeDelivery(id);
    }
  }

  /** Changes a customer; its events are delivered afterwards. */
  async function change<Result>(objectId: string, work: (desk: SandboxDesk) => Result) {
    const [result, hasEvents] = await store.change(objectId, (desk) => {
      const worked = work(desk);
      return [worked, desk.events.length > 0] as const;
    });
    if (hasEvents) background.run('webhook calls of the sandbox', () => deliverDue());
    return result;
  }

  /** Changes a customer from outside; its events are delivered before this resolves. */
  async function act<Result>(objectId: string, work: (desk: SandboxDesk) => Result) {
    const result = await store.change(objectId, work);
    const delivery = deliverDue();
    background.run('webhook calls of the sandbox', () => delivery);
    // A failed delivery is in the log, and is tried again.
    await delivery.catch(() => undefined);
    return result;
  }

  const port = createPort({ store, addresses, change, webhookSecret, clock });
  return {
    port,
    callOf,
    deliverDue,

    /** Acts of a payer on the provider's pages. */
    payCheckout: (checkoutId: string) =>
      act(checkoutId, (desk) => {
        payCheckout(desk, checkoutId);
        desk.state.card = 'pays';
        return getCheckout(desk, checkoutId);
      }),
    showCheckout: (checkoutId: string) =>
      act(checkoutId, (desk) => ({ ...getCheckout(desk, checkoutId), email: desk.state.email })),
    showCustomer: (customerId: string): Promise<{ state: SandboxState; now: Date }> =>
      act(customerId, ({ state, now }) => ({ state, now: new Date(now) })),
    setCard: (customerId: string, card: SandboxState['card']) =>
      act(customerId, ({ state }) => void (state.card = card)),
    payInvoice: (invoiceId: string) =>
      act(invoiceId, (desk) => {
        const invoice = getInvoice(desk, invoiceId);
        if (invoice.status === 'open') chargeRenewal(desk, invoice);
      }),

    /** Acts of the provider's staff and of the payer's bank. */
    refund: (invoiceId: string, cents?: number) =>
      act(invoiceId, (desk) => refundInvoice(desk, invoiceId, cents)),
    dispute: (invoiceId: string, isWon?: boolean) =>
      act(invoiceId, (desk) => disputeInvoice(desk, invoiceId, isWon)),

    moveClockTo: (customerId: string, moment: Date) =>
      act(customerId, (desk) => moveClockTo(desk, moment.getTime())),
    /** Moves the customer's clock to the end of the period under way. */
    moveToNextBillingDate: (customerId: string) =>
      act(customerId, (desk) => {
        const live = desk.state.subscriptions.filter(({ status }) => status !== 'canceled');
        if (live.length === 0) throw new PaymentsError('conflict', 'There is no plan');
        moveClockTo(desk, Math.min(...live.map(({ periodEnd }) => periodEnd)));
      }),
  };
}
