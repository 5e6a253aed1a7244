import { PaymentsError, type PaymentsPort, WebhookRefusal } from './payments-port.ts';

async function refuse(): Promise<never> {
  throw new PaymentsError('unavailable', 'No provider of payments is configured');
}

/** Payments of a site on which nothing can be bought. */
export function createClosedPayments(): PaymentsPort {
  return {
    provider: 'closed',
    signatureHeader: 'signature',
    createCustomer: refuse,
    updateCustomer: refuse,
    createCheckout: refuse,
    readCheckout: refuse,
    expireCheckout: refuse,
    readCustomer: refuse,
    changePlanNow: refuse,
    previewPlanNow: refuse,
    changePlanAtPeriodEnd: refuse,
    keepPlan: refuse,
    cancelAtPeriodEnd: refuse,
    cancelNow: refuse,
    refundInvoice: refuse,
    createPortal: refuse,
    async *listInvoices() {
      // There are none.
    },
    readEvent: async () => {
      throw new WebhookRefusal('No provider of payments is configured');
    },
  };
}
