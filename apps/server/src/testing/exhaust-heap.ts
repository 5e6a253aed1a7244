/** Ends the process as nothing in it can prevent: by taking more memory than it may have. */
export function exhaustHeap(): never {
  const hoard: object[] = [];
  for (;;) hoard.push(Array.from({ length: 1000 }, (_member, place) => ({ place })));
}
