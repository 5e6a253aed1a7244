/**
 * Ids as runs: for each row whether it repeats the row above (0) or the number of its runs (1
 * up), then id and length of each; all as LEB128 numbers.
 */
export function packRuns(ids: Uint16Array, width: number): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    while (rest > 127) {
      bytes.push((rest & 127) | 128);
      rest >>= 7;
    }
    bytes.push(rest);
  };
  for (let start = 0; start < ids.length; start += width) {
    if (start > 0 && repeats(ids, start, width)) {
      put(0);
      continue;
    }
    const end = start + width;
    put(countRuns(ids, start, end));
    for (let at = start; at < end; ) {
      const next = runEnd(ids, at, end);
      put(ids[at]);
      put(next - at);
      at = next;
    }
  }
  return Uint8Array.from(bytes);
}

/** The ids again; throws a RangeError where the runs do not fill the picture. */
export function unpackRuns(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Uint16Array {
  const ids = new Uint16Array(width * height);
  let at = 0;
  const take = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      if (at >= bytes.length || shift > 28) throw new RangeError('A region map that ends early.');
      const byte = bytes[at];
      at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (let start = 0; start < ids.length; start += width) {
    const count = take();
    if (count === 0) ids.copyWithin(start, start - width, start);
    let x = start;
    for (let run = 0; run < count; run += 1) {
      const id = take();
      const end = x + take();
      ids.fill(id, x, end);
      x = end;
    }
    if (count > 0 && x !== start + width) throw new RangeError('A row of another width.');
  }
  return ids;
}

/** The first place from `start` on that has another id, or the end. */
function runEnd(ids: Uint16Array, start: number, end: number): number {
  const id = ids[start];
  let at = start + 1;
  while (at < end && ids[at] === id) at += 1;
  return at;
}

function countRuns(ids: Uint16Array, start: number, end: number): number {
  let count = 1;
  for (let at = start + 1; at < end; at += 1) if (ids[at] !== ids[at - 1]) count += 1;
  return count;
}

function repeats(ids: Uint16Array, start: number, width: number): boolean {
  for (let i = start; i < start + width; i += 1) if (ids[i] !== ids[i - width]) return false;
  return true;
}
