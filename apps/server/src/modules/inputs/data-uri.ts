/** Both alphabets; the end need not be filled up. */
const BASE64 = /^[\w+/-]+={0,2}$/;

/**
 * The bytes of a data URI, `data:<type>;base64,<data>`; undefined when it is none, or its data is
 * not base64 to the end. The declared type is passed over: a file is what its bytes say.
 */
export function decodeDataUri(text: string): Buffer | undefined {
  const comma = text.indexOf(',');
  const isBase64 = /^data:[^,]*;base64$/i.test(text.slice(0, Math.max(0, comma)));
  if (!isBase64) return undefined;
  // Some programs break the lines of what they encode.
  const data = text.slice(comma + 1).replaceAll(/\s/g, '');
  return BASE64.test(data) ? Buffer.from(data, 'base64') : undefined;
}
