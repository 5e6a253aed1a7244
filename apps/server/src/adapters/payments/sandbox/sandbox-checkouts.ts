import type { SandboxCheckout } from '../../../db/schema/sandbox-state.ts';
import { type CheckoutOrder, PaymentsError } from '../payments-port.ts';
import { emit, type SandboxDesk } from './sandbox-state.ts';
import { priceCents, startSubscription } from './sandbox-subscriptions.ts';

const LIFE_MS = 24 * 3600 * 1000;

export function getCheckout({ state }: SandboxDesk, checkoutId: string): SandboxCheckout {
  const checkout = state.checkouts.find(({ id }) => id === checkoutId);
  if (!checkout) throw new PaymentsError('absent', `The sandbox has no checkout ${checkoutId}`);
  return checkout;
}

/** Opens a payment page; the same one for the same idempotency key. */
export function openCheckout(desk: SandboxDesk, order: CheckoutOrder): SandboxCheckout {
  const earlier = desk.state.done[order.idempotencyKey];
  if (earlier !== undefined) return getCheckout(desk, earlier);
  priceCents(order.priceId);
  const { priceId, paidUrl, unpaidUrl } = order;
  const expiresAt = desk.now + LIFE_MS;
  const id = desk.newId('cs');
  const checkout: SandboxCheckout = { id, state: 'open', priceId, paidUrl, unpaidUrl, expiresAt };
  desk.state.checkouts.push(checkout);
  desk.state.done[order.idempotencyKey] = id;
  return checkout;
}

/** Pays an open checkout, once, whatever else the customer has paid. */
export function payCheckout(desk: SandboxDesk, checkoutId: string): void {
  const checkout = getCheckout(desk, checkoutId);
  if (checkout.state !== 'open') return;
  checkout.state = 'paid';
  emit(desk, 'checkout.session.completed', checkoutId);
  startSubscription(desk, checkout.priceId);
}

export function expireCheckout(desk: SandboxDesk, checkoutId: string): void {
  const checkout = getCheckout(desk, checkoutId);
  if (checkout.state !== 'open') return;
  checkout.state = 'expired';
  emit(desk, 'checkout.session.expired', checkoutId);
}
