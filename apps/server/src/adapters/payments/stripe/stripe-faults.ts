import Stripe from 'stripe';
import { PaymentsError } from '../payments-port.ts';

const { StripeCardError, StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;

/** Translates an error of Stripe into one of the port. Faults of our own stay as they are. */
function toPaymentsError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const because = { cause: error };
  if (error instanceof StripeCardError)
    return new PaymentsError('declined', error.message, because);
  if (error.code === 'resource_missing') return new PaymentsError('absent', error.message, because);
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError) {
    return new PaymentsError('conflict', error.message, because);
  }
  return new PaymentsError('unavailable', error.message, because);
}

/** Runs a call. @throws PaymentsError in place of the SDK's errors. */
export async function translateErrors<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toPaymentsError(error);
  }
}
