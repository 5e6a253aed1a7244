const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True for a text that the database accepts as an id. Any other text names nothing. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
