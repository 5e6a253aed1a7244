/** Formats and standards that Toile supports, in their usual spelling. */
export const MARKS = [
  { id: 'png', name: 'PNG' },
  { id: 'svg', name: 'SVG' },
  { id: 'tiff', name: 'TIFF' },
  { id: 'webp', name: 'WebP' },
  { id: 'avif', name: 'AVIF' },
  { id: 'xmp', name: 'XMP' },
  { id: 'iptc', name: 'IPTC' },
  { id: 'c2pa', name: 'C2PA' },
  { id: 'openapi', name: 'OpenAPI' },
  { id: 'wcag', name: 'WCAG' },
] as const;
