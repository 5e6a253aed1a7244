import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runDueWork } from '../due-work.ts';
import { type FormObject, parseForm } from '../http/form-body.ts';
import { refusals } from '../http/stripe-refusal.ts';
import { completeCheckout, expireCheckout } from '../resources/checkout-payment.ts';
import { closeDispute, openDispute } from '../resources/disputes.ts';
import { itemOf } from '../resources/invoice-lines.ts';
import { replaceCard } from '../resources/payment-methods.ts';
import { createRefund } from '../resources/refunds.ts';
import { GOOD_CARD, isTestCard, type TestCard } from '../test-cards.ts';
import type { World } from '../world.ts';

type Control = (world: World, form: FormObject) => object;

const textOf = (form: FormObject, name: string): string => {
  const value = form[name];
  if (typeof value === 'string' && value !== '') return value;
  throw refusals.missingParameter(name);
};

const cardOf = (form: FormObject): TestCard => {
  const card = form.card ?? GOOD_CARD;
  if (typeof card === 'string' && isTestCard(card)) return card;
  throw refusals.invalid('This is not a test card.', { param: 'card' });
};

const CONTROLS: Record<string, Control> = {
  advance: (world, form) => {
    const at = form.to === 'next' ? nextBilling(world) : hoursOn(world, textOf(form, 'hours'));
    runDueWork(world, at);
    return { now: world.clock.now() };
  },
  'complete-checkout': (world, form) =>
    completeCheckout(world, textOf(form, 'session'), cardOf(form)),
  'expire-checkout': (world, form) => expireCheckout(world, textOf(form, 'session')),
  'replace-card': (world, form) => {
    replaceCard(world, textOf(form, 'customer'), cardOf(form));
    return {};
  },
  refund: (world, form) => createRefund(world, { charge: textOf(form, 'charge') }),
  dispute: (world, form) => openDispute(world, textOf(form, 'charge')),
  'close-dispute': (world, form) =>
    closeDispute(world, textOf(form, 'dispute'), form.status === 'won' ? 'won' : 'lost'),
};

function hoursOn({ clock }: World, hours: string): number {
  if (!/^\d{1,5}$/.test(hours)) throw refusals.invalid('Invalid hours.', { param: 'hours' });
  return clock.now() + Number(hours) * 3600;
}

/** The end of the present period, and the hour for which its invoice is a draft. */
function nextBilling({ store, clock, rules }: World): number {
  const ends = store
    .all('subscription')
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .map((one) => itemOf(one).current_period_end)
    .filter((end) => end > clock.now());
  if (ends.length === 0) throw refusals.invalid('No subscription will be billed.');
  return Math.min(...ends) + rules.draftSeconds;
}

/** Controls of time, payers and banks over HTTP: for a person at the page `/`, and for tests. */
export function registerControls(app: FastifyInstance, world: World): void {
  for (const [name, control] of Object.entries(CONTROLS)) {
    app.post(`/local/${name}`, async (request, reply) => {
      runDueWork(world, world.clock.now());
      const form = parseForm(typeof request.body === 'string' ? request.body : '');
      return answer(request, reply, control(world, form));
    });
  }
}

async function answer({ headers }: FastifyRequest, reply: FastifyReply, result: object) {
  const isPerson = headers.accept?.includes('text/html') ?? false;
  return isPerson ? reply.redirect('/', 303) : reply.send(result);
}
