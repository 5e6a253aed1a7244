/** Sections of the page, in their order. */
export const SECTIONS = ['users', 'state', 'log'] as const;

export type Section = (typeof SECTIONS)[number];

/** What the page shows: kept in its address. */
export type Place = {
  section: Section;
  /** Beginning of the names and e-mails to list; empty: all. */
  search: string;
  page: number;
  /** Id of the account that is open. */
  user?: string;
};

/** The longest search that the server accepts. */
export const SEARCH_MAX_LENGTH = 254;

/** Reads an address; invalid parts are left out. */
export function parsePlace(address: URLSearchParams): Place {
  const page = Number(address.get('page'));
  const user = address.get('user');
  return {
    section: SECTIONS.find((one) => one === address.get('section')) ?? 'users',
    search: (address.get('q') ?? '').slice(0, SEARCH_MAX_LENGTH).trim(),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    ...(user !== null && { user }),
  };
}

/** Writes a place as an address; what is usual is left out. */
export function writePlace({
  section = 'users',
  search = '',
  page = 1,
  user,
}: Partial<Place>): URLSearchParams {
  const address = new URLSearchParams();
  if (section !== 'users') address.set('section', section);
  if (search !== '') address.set('q', search);
  if (page !== 1) address.set('page', String(page));
  if (user !== undefined) address.set('user', user);
  return address;
}

/** The path of a place. */
export function pathOf(place: Partial<Place>): string {
  const query = writePlace(place).toString();
  return query === '' ? '/operators' : `/operators?${query}`;
}
