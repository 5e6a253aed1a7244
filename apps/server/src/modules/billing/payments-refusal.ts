import { PaymentsError } from '../../adapters/payments/payments-port.ts';
import { AppError } from '../../platform/app-error.ts';

const RETRY_AFTER_SECONDS = 5;

/** The catalogue's error for a failure of the provider. */
export function toPaymentRefusal(error: unknown): unknown {
  if (!(error instanceof PaymentsError)) return error;
  if (error.fault === 'declined') return new AppError('paymentDeclined');
  if (error.fault === 'conflict') return new AppError('conflict');
  return new AppError('paymentsUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
