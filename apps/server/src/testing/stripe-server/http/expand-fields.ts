import type { Store } from '../store.ts';
import { wholeList } from './list-page.ts';
import { refusals } from './stripe-refusal.ts';

type Json = Record<string, unknown>;

/**
 * The answer with the ids at the given paths replaced by their records. A path of a list begins
 * with `data`. https://docs.stripe.com/api/expanding_objects
 */
export function expandFields(answer: object, paths: readonly string[], store: Store): object {
  // An answer is an object of JSON by its type; the copy keeps the stored one as it is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const copy = JSON.parse(JSON.stringify(answer)) as Json;
  for (const path of paths) expandPath(copy, path.split('.'), { path, store });
  return copy;
}

function expandPath(
  object: Json,
  [field = '', ...rest]: readonly string[],
  context: { path: string; store: Store },
): void {
  const present = object[field];
  const value = present === undefined ? included(object, field, context.store) : present;
  if (value === undefined) {
    throw refusals.invalid(`This property cannot be expanded (${context.path}).`, {
      param: 'expand',
    });
  }
  if (value === null) return;
  const found = Array.isArray(value)
    ? value.map((item) => recordOf(item, context.store))
    : recordOf(value, context.store);
  object[field] = found;
  if (rest.length === 0) return;
  for (const item of Array.isArray(found) ? found : [found]) {
    if (isJson(item)) expandPath(item, rest, context);
  }
}

/** A list that is part of a record only on request. */
function included({ object, id }: Json, field: string, store: Store): unknown {
  if (object !== 'invoice' || field !== 'payments') return undefined;
  const payments = store.all('invoice_payment').filter(({ invoice }) => invoice === id);
  return wholeList(`/v1/invoice_payments?invoice=${String(id)}`, payments);
}

function recordOf(value: unknown, store: Store): unknown {
  if (typeof value !== 'string') return value;
  const record = store.findAny(value);
  return record ? JSON.parse(JSON.stringify(record)) : value;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
