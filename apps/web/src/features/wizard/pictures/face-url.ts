const URLS = import.meta.glob<string>('./faces/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where the portrait of a face is. */
export function faceUrl(id: number): string | undefined {
  return URLS[`./faces/${id}.webp`];
}
