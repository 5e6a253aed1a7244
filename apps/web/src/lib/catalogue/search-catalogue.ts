import type { Catalogue, CatalogueThing } from '@toile/contract';

export type CatalogueGroup = Catalogue['groups'][number];

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ').trim();

/** A word without the ending of its plural: "berries", "roses", "foxes". */
const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/**
 * The things whose names hold what is looked for; groups without any are left out. Plurals find
 * their singular, and whatever is looked for within a longer name finds it too.
 */
export function searchCatalogue(
  groups: readonly CatalogueGroup[],
  query: string,
): CatalogueGroup[] {
  const wanted = plain(query);
  if (wanted === '') return groups.filter(({ things }) => things.length > 0);
  const forms = [wanted, singular(wanted)];
  const isFound = ({ name, also }: CatalogueThing) =>
    [name, ...also].some((word) => forms.some((form) => plain(word).includes(form)));
  return groups.flatMap((group) => {
    const things = group.things.filter(isFound);
    return things.length > 0 ? [{ ...group, things }] : [];
  });
}

export const countThings = (groups: readonly CatalogueGroup[]): number =>
  groups.reduce((sum, { things }) => sum + things.length, 0);
