/** Highlight of selected pixels on every mask: red, green, blue, alpha. */
const HIGHLIGHT = Uint8Array.of(245, 165, 0, 125);

/** RGBA pixels of a mask of 0 and 1: the highlight where it is set, elsewhere nothing. */
export function paintHighlight(mask: Uint8Array): Uint8ClampedArray {
  const pixels = new Uint32Array(mask.length);
  const [highlight] = new Uint32Array(HIGHLIGHT.buffer);
  for (let i = 0; i < mask.length; i += 1) if (mask[i]) pixels[i] = highlight;
  return new Uint8ClampedArray(pixels.buffer);
}
