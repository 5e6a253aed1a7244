import { EngineError } from '@toile/engines';

/** Characters of a vendor's answer that are kept for the log, and that are searched for its codes. */
const DETAIL_LENGTH = 300;
const SEARCHED_LENGTH = 1200;

/** Longest wait that a vendor's Retry-After is believed, in milliseconds. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Answer of a vendor that is no success. */
export type VendorRefusal = {
  vendor: string;
  status: number;
  /** Its Retry-After header: seconds, or a date of HTTP. */
  retryAfter?: string | null;
  /** Its answer. The begin is kept for the log. */
  body: string;
  /** Texts that were sent and are secret, alone or behind other words: some vendors repeat a key that they refuse. */
  secrets: readonly string[];
};

/** Milliseconds from a Retry-After header; undefined where it says nothing that can be used. */
function readRetryAfter(header: string | null | undefined, nowMs: number) {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_WAIT_MS) : undefined;
}

/**
 * The codes of a fault in the shapes that vendors use: `error.code`, `error.type`, `code`,
 * `detail[0].type`, and `error` or `error.name` as one word.
 */
function codeOf(text: string): string {
  const found = text.matchAll(/"(?:code|type|error|name)"\s*:\s*"([\w.-]{1,80})"/g);
  return Array.from(found, ([, code]) => code).join(' ');
}

/** Shortest word that may be a secret. */
const SECRET_LENGTH = 8;

/** The begin of an answer without the secrets of its request. */
function withoutSecrets({ body, secrets }: Pick<VendorRefusal, 'body' | 'secrets'>): string {
  const parts = secrets.flatMap((each) => each.split(/\s+/));
  const long = parts.filter(({ length }) => length >= SECRET_LENGTH);
  return long.reduce(
    (shown, secret) => shown.replaceAll(secret, '…'),
    body.slice(0, SEARCHED_LENGTH),
  );
}

/** Codes of vendors that refuse a prompt or a picture as unsafe. */
const MODERATION_CODES = /moderation|content_policy|safety|nsfw|sensitive|prohibited/i;
/** Codes with which vendors say that the account has no money or no quota left. */
const QUOTA_CODES = /insufficient_quota|billing|quota_exceeded|payment|out_?of_?credits|balance/i;

/** The error for a vendor's answer that is no success. */
export function errorOfRefusal(refusal: VendorRefusal): EngineError {
  const { vendor, status } = refusal;
  const text = withoutSecrets(refusal);
  const code = codeOf(text);
  const detail = text.slice(0, DETAIL_LENGTH);
  const message = `${vendor} answered ${status}${code && ` (${code})`}: ${detail}`;
  if (MODERATION_CODES.test(code))
    return new EngineError('moderated', message, { reason: 'unsafe' });
  if (status === 402 || QUOTA_CODES.test(code)) return new EngineError('quota', message);
  if (status === 429) {
    const retryAfterMs = readRetryAfter(refusal.retryAfter, Date.now());
    return new EngineError('rate-limited', message, { retryAfterMs });
  }
  if (status === 401 || status === 403) return new EngineError('unavailable', message);
  // 524: Cloudflare's gateway has passed the order on, and waited for its answer in vain.
  if (status === 408 || status === 504 || status === 524)
    return new EngineError('timed-out', message);
  if (status >= 500) return new EngineError('unavailable', message);
  return new EngineError('unsupported', message);
}
