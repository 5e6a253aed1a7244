/** Longest answer of a vendor in which codes are looked for, in characters. */
const SEARCHED_LENGTH = 100_000;

/** Depth to which an answer is looked through: codes stand near its top. */
const DEEPEST = 6;

/** Largest number of codes of one answer. */
const MOST_CODES = 8;

/**
 * Fields in which vendors name a fault: `error.code`, `error.type`, `error.status`, `detail[0].type`,
 * `error` or `error.name` as one word; and ComfyUI the node and the input that it refuses.
 */
const FIELDS: ReadonlySet<string> = new Set([
  'code',
  'type',
  'status',
  'reason',
  'error',
  'name',
  'class_type',
  'input_name',
]);

/** One word of letters, as programs name things. */
const IDENTIFIER = /^[A-Za-z][\w.-]{1,63}$/;

/** Digits of a word from which on it may be a key, or a part of one. */
const MANY_DIGITS = /(?:\d.*){4}/;

/** Shortest word that may be a secret. */
const SECRET_LENGTH = 8;

/** True for a short identifier, such as `rate_limit_exceeded`; false for words of people and for keys. */
export const isIdentifier = (text: string): boolean =>
  IDENTIFIER.test(text) && !MANY_DIGITS.test(text);

function parseJson(body: string): unknown {
  if (body.length > SEARCHED_LENGTH) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function* findCodes(value: unknown, depth = 0): Generator<string> {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return;
  for (const [field, each] of Object.entries(value)) {
    if (typeof each !== 'string') yield* findCodes(each, depth + 1);
    else if (FIELDS.has(field) && isIdentifier(each)) yield each;
  }
}

/**
 * The identifiers by which a vendor's answer in JSON names a fault, each once; none for any other
 * answer. Nothing else of it is kept: its texts may repeat a prompt, or the key that was sent.
 * @param secrets texts that were sent and are secret, alone or behind other words.
 */
export function codesOf(body: string, secrets: readonly string[]): string[] {
  const parts = secrets.flatMap((each) => each.split(/\s+/));
  const kept = parts.filter(({ length }) => length >= SECRET_LENGTH);
  const isSecret = (code: string) =>
    kept.some((part) => code.includes(part) || part.includes(code));
  const codes = new Set<string>();
  for (const code of findCodes(parseJson(body))) {
    if (!isSecret(code)) codes.add(code);
    if (codes.size === MOST_CODES) break;
  }
  return [...codes];
}
