/**
 * The part of a file of so many bytes that a Range header asks for. Undefined where it asks for the
 * whole, for several parts, or for what the file does not have: then all of it is sent, which HTTP
 * allows (RFC 9110, 14.2).
 */
export function readByteRange(
  header: string | undefined,
  bytes: number,
): { start: number; end: number } | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start <= end ? { start, end } : undefined;
}
