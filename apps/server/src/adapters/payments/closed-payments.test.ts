import { expect, test } from 'vitest';
import { createClosedPayments } from './closed-payments.ts';
import { PaymentsError, WebhookRefusal } from './payments-port.ts';

test('where no provider is configured, nothing is sold and no event is believed', async () => {
  const closed = createClosedPayments();
  const customer = closed.createCustomer({
    userId: 'u',
    email: 'u@atelier.example',
    username: 'u',
  });
  await expect(customer).rejects.toBeInstanceOf(PaymentsError);
  const event = closed.readEvent({ body: Buffer.from('{}'), signature: undefined });
  await expect(event).rejects.toBeInstanceOf(WebhookRefusal);
  for await (const _invoice of closed.listInvoices(new Date(0))) expect.unreachable();
});
