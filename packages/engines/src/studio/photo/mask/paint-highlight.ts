/** What is selected looks like this on every mask. */
const HIGHLIGHT = [245, 165, 0, 125] as const;

/** RGBA pixels of a mask of 0 and 1: the highlight where it is set, elsewhere nothing. */
export function paintHighlight(mask: Uint8Array): Uint8ClampedArray {
  const data = new Uint8ClampedArray(mask.length * 4);
  for (let i = 0; i < mask.length; i += 1) if (mask[i]) data.set(HIGHLIGHT, i * 4);
  return data;
}
