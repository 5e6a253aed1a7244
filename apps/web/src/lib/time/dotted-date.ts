/** DD.MM.YYYY in the viewer's time zone, of an instant in ISO 8601; undefined for none. */
export function dottedDate(timestamp: string | null | undefined): string | undefined {
  if (!timestamp) return undefined;
  const date = new Date(timestamp);
  const day = String(date.getDate()).padStart(2, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${day}.${month}.${date.getFullYear()}`;
}
