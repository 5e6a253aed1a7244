/**
 * The bytes of a data URI, `data:<type>;base64,<data>`; undefined when it is none. The declared
 * type is passed over: a file is what its bytes say.
 */
export function decodeDataUri(text: string): Buffer | undefined {
  const comma = text.indexOf(',');
  const isBase64 = /^data:[^,]*;base64$/i.test(text.slice(0, Math.max(0, comma)));
  if (!isBase64) return undefined;
  const bytes = Buffer.from(text.slice(comma + 1), 'base64');
  return bytes.length === 0 ? undefined : bytes;
}
