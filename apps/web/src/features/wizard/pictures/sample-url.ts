import type { SourceKind } from '@toile/tools';

// Files, however small: inlined pictures would load with every tool.
const URLS = import.meta.glob<string>('./samples/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Address of the sample picture of a kind, with which a tool can be tried. */
export function sampleUrl(kind: SourceKind): string | undefined {
  return URLS[`./samples/${kind}.webp`];
}
