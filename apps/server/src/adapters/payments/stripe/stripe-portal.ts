import type Stripe from 'stripe';

/** Field of a portal configuration's metadata that marks ours. */
const OWN_FIELD = 'toile';

/**
 * The configuration of Stripe's customer pages: card and invoices; plans are changed in our own
 * pages.
 */
export async function findOrCreatePortal(stripe: Stripe): Promise<string> {
  const all = stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  for await (const { id, metadata } of all) {
    if (metadata?.[OWN_FIELD] === 'card-and-invoices') return id;
  }
  const made = await stripe.billingPortal.configurations.create({
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
    metadata: { [OWN_FIELD]: 'card-and-invoices' },
  });
  return made.id;
}

/** Opens the customer's pages; the configuration is looked up once. */
export function createPortalOpener(stripe: Stripe) {
  let configuration: string | undefined;
  return async ({ customerId, returnUrl }: { customerId: string; returnUrl: string }) => {
    configuration ??= await findOrCreatePortal(stripe);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration,
      return_url: returnUrl,
    });
    return { url };
  };
}
