const URLS = import.meta.glob<string>('./faces/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a face's portrait. */
export function faceUrl(id: number): string | undefined {
  return URLS[`./faces/${id}.webp`];
}
