import { parseArgs } from 'node:util';
import { WEBHOOK_EVENTS } from '../../adapters/payments/stripe/stripe-events.ts';
import { startStripeServer } from './stripe-server.ts';

/** Starts the local Stripe server by itself: `npm run stripe-server`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    'webhook-url': { type: 'string', default: 'http://localhost:3000/api/payments/webhook/' },
    'webhook-secret': { type: 'string', default: 'whsec_local' },
  },
});

const server = await startStripeServer({
  port: Number(values.port),
  webhook: { url: values['webhook-url'], secret: values['webhook-secret'], types: WEBHOOK_EVENTS },
});

process.stdout.write(`Local Stripe: ${server.baseUrl}
Webhooks go to ${values['webhook-url']}.
Start Toile with

  STRIPE_SECRET_KEY=${server.secretKey} STRIPE_WEBHOOK_SECRET=${values['webhook-secret']} STRIPE_API_BASE=${server.baseUrl} npm start
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close());
}
