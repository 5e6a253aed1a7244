import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { refusals } from './http/stripe-refusal.ts';

/** A webhook event as it is stored: its object is a copy, so that it never changes. */
export type StoredEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event.Type;
};

/** Objects that the server keeps, by kind, typed as the official SDK types Stripe's answers. */
type Kinds = {
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: StoredEvent;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  invoiceitem: Stripe.InvoiceItem;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  subscription_schedule: Stripe.SubscriptionSchedule;
};
export type Kind = keyof Kinds;

const KINDS = {
  'billing_portal.configuration': 'bpc',
  'billing_portal.session': 'bps',
  charge: 'ch',
  'checkout.session': 'cs_test',
  customer: 'cus',
  dispute: 'du',
  event: 'evt',
  invoice: 'in',
  invoice_payment: 'inpay',
  invoiceitem: 'ii',
  payment_intent: 'pi',
  payment_method: 'pm',
  price: 'price',
  product: 'prod',
  refund: 're',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
} as const satisfies Record<Kind, string>;

export type Store = ReturnType<typeof createStore>;

/** All objects of the server, in memory, in order of creation. */
export function createStore() {
  const records = new Map<string, Map<string, Kinds[Kind]>>(
    Object.keys(KINDS).map((kind) => [kind, new Map()]),
  );
  const mapOf = <K extends Kind>(kind: K): Map<string, Kinds[K]> =>
    // A map is only ever filled by `add`, with records of its own kind.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    records.get(kind) as unknown as Map<string, Kinds[K]>;

  return {
    newId: (kind: Kind) => createId(KINDS[kind]),
    add: <K extends Kind>(kind: K, record: Kinds[K]): Kinds[K] => {
      mapOf(kind).set(record.id, record);
      return record;
    },
    find: <K extends Kind>(kind: K, id: string): Kinds[K] | undefined => mapOf(kind).get(id),
    /** The object of an id. An unknown id is refused with the name of its parameter. */
    get: <K extends Kind>(kind: K, id: string, param = 'id'): Kinds[K] => {
      const record = mapOf(kind).get(id);
      if (!record) throw refusals.missingResource(kind, id, param);
      return record;
    },
    all: <K extends Kind>(kind: K): Kinds[K][] => [...mapOf(kind).values()],
    remove: (kind: Kind, id: string) => mapOf(kind).delete(id),
    /** Any record by its id, for fields that are expanded. */
    findAny: (id: string) => [...records.values()].find((map) => map.has(id))?.get(id),
  };
}

/** An id in Stripe's form: a prefix and random letters. */
export function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The id in a field that holds an object or its id. */
export function idOf(field: string | { id: string } | null | undefined): string {
  if (!field) throw new Error('A field that names a record is empty');
  return typeof field === 'string' ? field : field.id;
}
