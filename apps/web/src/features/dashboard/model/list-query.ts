import { MARKS, type Mark, MOST_DAYS, type ToolId } from '@toile/contract';
import { findTool } from '@toile/tools';

/** What the list is narrowed to: each part alone, or together. */
export type ListFilter = {
  tool?: ToolId;
  /** Words that the prompt contains; empty: any. */
  search: string;
  mark?: Mark;
  /** What was made within as many days. */
  days?: number;
};

/** Query of the list: a page of the outputs that fit. */
export type ListQuery = ListFilter & { page: number };

/** The filter that leaves nothing out. */
export const NO_FILTER = {
  tool: undefined,
  search: '',
  mark: undefined,
  days: undefined,
} as const satisfies ListFilter;

/** The longest search that the server accepts. */
export const SEARCH_MAX_LENGTH = 200;

/** The names that the query has in the address, and on the wire. */
const NAMES = {
  page: 'page',
  tool: 'ai_model',
  search: 'q',
  mark: 'mark',
  days: 'days',
} as const;

const KEYS = ['page', 'tool', 'search', 'mark', 'days'] as const satisfies (keyof typeof NAMES)[];

/** Reads an address. Invalid parts are left out: page 1, every tool, no search. */
export function parseListQuery(address: URLSearchParams): ListQuery {
  const tool = findTool(address.get(NAMES.tool) ?? '')?.id;
  const search = (address.get(NAMES.search) ?? '').slice(0, SEARCH_MAX_LENGTH).trim();
  const mark = MARKS.find((one) => one === address.get(NAMES.mark));
  const days = parseDays(address.get(NAMES.days));
  return {
    page: parsePage(address.get(NAMES.page)),
    search,
    ...(tool && { tool }),
    ...(mark && { mark }),
    ...(days && { days }),
  };
}

/** Writes a query into an address; its other parts stay as they are. */
export function writeListQuery(query: ListQuery, address = ''): URLSearchParams {
  const next = new URLSearchParams(address);
  const texts = {
    page: query.page === 1 ? '' : String(query.page),
    tool: query.tool ?? '',
    search: query.search,
    mark: query.mark ?? '',
    days: query.days === undefined ? '' : String(query.days),
  };
  for (const key of KEYS) {
    if (texts[key] === '') next.delete(NAMES[key]);
    else next.set(NAMES[key], texts[key]);
  }
  return next;
}

/** True for a query that leaves outputs out. */
export function isFiltered({ tool, search, mark, days }: ListFilter): boolean {
  return tool !== undefined || search !== '' || mark !== undefined || days !== undefined;
}

/** A page that is no whole number from 1 on is page 1. */
function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** A span that the server would refuse is none. */
function parseDays(text: string | null): number | undefined {
  const days = Number(text);
  return Number.isSafeInteger(days) && days >= 1 && days <= MOST_DAYS ? days : undefined;
}
