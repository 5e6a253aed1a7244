import { refusals } from './stripe-refusal.ts';

export type PageParams = { limit?: number; starting_after?: string; ending_before?: string };
type DateRange = number | { gt?: number; gte?: number; lt?: number; lte?: number };

const DEFAULT_LIMIT = 10;

/** A page of records, newest first, like Stripe's lists. */
export function listPage<Item extends { id: string }>(
  url: string,
  oldestFirst: readonly Item[],
  { limit = DEFAULT_LIMIT, starting_after, ending_before }: PageParams,
) {
  const items = oldestFirst.toReversed();
  const list = (data: Item[], hasMore: boolean) => ({
    object: 'list' as const,
    url,
    data,
    has_more: hasMore,
  });
  if (ending_before !== undefined) {
    const end = placeOf(items, ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return list(items.slice(start, end), start > 0);
  }
  const start =
    starting_after === undefined ? 0 : placeOf(items, starting_after, 'starting_after') + 1;
  return list(items.slice(start, start + limit), start + limit < items.length);
}

function placeOf(items: readonly { id: string }[], id: string, param: string): number {
  const place = items.findIndex((item) => item.id === id);
  if (place < 0) throw refusals.missingResource('object', id, param);
  return place;
}

export function isInRange(seconds: number, range: DateRange | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return seconds === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return seconds > gt && seconds >= gte && seconds < lt && seconds <= lte;
}

/** A whole list that is part of another record. */
export function wholeList<Item>(url: string, data: Item[]) {
  return { object: 'list' as const, data, has_more: false, url };
}
