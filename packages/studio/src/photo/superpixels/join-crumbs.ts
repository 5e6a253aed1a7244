import type { PixelSize } from '@toile/tools';

/** Gives parts of a piece that hang apart and are smaller than `leastPx` to a piece beside them. */
export function joinCrumbs(ids: Int32Array, { width }: PixelSize, leastPx: number): void {
  const isSeen = new Uint8Array(ids.length);
  const part = new Int32Array(ids.length);
  for (let start = 0; start < ids.length; start += 1) {
    if (isSeen[start]) continue;
    const own = ids[start];
    let neighbour = -1;
    let length = 1;
    part[0] = start;
    isSeen[start] = 1;
    for (let read = 0; read < length; read += 1) {
      const i = part[read];
      const x = i % width;
      for (let side = 0; side < 4; side += 1) {
        if (side === 0 && x === 0) continue;
        if (side === 1 && x === width - 1) continue;
        const next = i + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
        if (next < 0 || next >= ids.length) continue;
        if (ids[next] !== own) {
          neighbour = ids[next];
        } else if (!isSeen[next]) {
          isSeen[next] = 1;
          part[length] = next;
          length += 1;
        }
      }
    }
    if (length >= leastPx || neighbour < 0) continue;
    for (let i = 0; i < length; i += 1) ids[part[i]] = neighbour;
  }
}
