/** Crashes the process, in a way that no code in it can prevent: by exceeding the heap's limit. */
export function exhaustHeap(): never {
  const hoard: object[] = [];
  for (;;) hoard.push(Array.from({ length: 1000 }, (_member, place) => ({ place })));
}
