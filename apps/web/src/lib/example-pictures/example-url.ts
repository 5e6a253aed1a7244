import type { ExamplePictureId } from '@toile/tools';

// Files, however small: inlined pictures would load with every tool.
const URLS = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Address of an example picture. */
export function exampleUrl(picture: ExamplePictureId): string | undefined {
  return URLS[`./pictures/${picture}.webp`];
}
