import type { ToolId } from '@toile/contract';
import { findTool } from '@toile/tools';

/** Query of the list: a page of one tool's outputs, or of all, whose prompts contain the words. */
export type ListQuery = { page: number; tool?: ToolId; search: string };

/** The longest search that the server accepts. */
export const SEARCH_MAX_LENGTH = 200;

/** The names that the query has in the address, and on the wire. */
const NAMES = { page: 'page', tool: 'ai_model', search: 'q' } as const;

/** Reads an address. Invalid parts are left out: page 1, every tool, no search. */
export function parseListQuery(address: URLSearchParams): ListQuery {
  const tool = findTool(address.get(NAMES.tool) ?? '')?.id;
  const search = (address.get(NAMES.search) ?? '').slice(0, SEARCH_MAX_LENGTH).trim();
  return { page: parsePage(address.get(NAMES.page)), ...(tool && { tool }), search };
}

/** Writes a query into an address; its other parts stay as they are. */
export function writeListQuery(query: ListQuery, address = ''): URLSearchParams {
  const next = new URLSearchParams(address);
  const texts = {
    page: query.page === 1 ? '' : String(query.page),
    tool: query.tool ?? '',
    search: query.search,
  };
  for (const key of ['page', 'tool', 'search'] as const) {
    if (texts[key] === '') next.delete(NAMES[key]);
    else next.set(NAMES[key], texts[key]);
  }
  return next;
}

/** True for a query that leaves outputs out. */
export function isFiltered({ tool, search }: ListQuery): boolean {
  return tool !== undefined || search !== '';
}

/** A page that is no whole number from 1 on is page 1. */
function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}
