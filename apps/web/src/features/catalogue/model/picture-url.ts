import type { CatalogueGroupId } from '@toile/contract';

const URLS = import.meta.glob<string>('../pictures/*/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Address of the picture of a thing; undefined where there is none. */
export function pictureUrl(group: CatalogueGroupId, name: string): string | undefined {
  return URLS[`../pictures/${group}/${name.replaceAll(' ', '-')}.webp`];
}
