/** Buffers that are used again for every area of a picture: by slot, grown to the largest. */
export type Scratch = (slot: string, length: number) => Float32Array;

/** A fresh set of buffers. What is in them is left over from their last use. */
export function createScratch(): Scratch {
  const held = new Map<string, Float32Array>();
  return (slot, length) => {
    const known = held.get(slot);
    if (known && known.length >= length) return known;
    const grown = new Float32Array(Math.ceil(length * 1.3));
    held.set(slot, grown);
    return grown;
  };
}
