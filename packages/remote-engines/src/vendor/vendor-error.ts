import { EngineError, type EngineErrorKind } from '@toile/engines';
import { codesOf } from './answer-codes.ts';

/** Longest wait that a vendor's Retry-After is believed, in milliseconds. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** Answer of a vendor that is no success. */
export type VendorRefusal = {
  vendor: string;
  status: number;
  /** Its Retry-After header: seconds, or a date of HTTP. */
  retryAfter?: string | null;
  /** Its answer, of which the codes are kept. */
  body: string;
  /** Texts that were sent and are secret, alone or behind other words: some vendors repeat a key that they refuse. */
  secrets: readonly string[];
};

type Fault = { message: string; retryAfterMs?: number; isUnclear: boolean };

/** The error for a vendor's answer that is no success. Its message has no words of that answer. */
export class VendorRefusalError extends EngineError {
  /** True: by its status the vendor may have taken the order, and take money for it. */
  readonly isUnclear: boolean;

  constructor(kind: EngineErrorKind, fault: Fault) {
    const { message, retryAfterMs } = fault;
    super(kind, message, { retryAfterMs, ...(kind === 'moderated' && { reason: 'unsafe' }) });
    this.isUnclear = fault.isUnclear;
  }
}

/** Milliseconds from a Retry-After header; undefined where it says nothing that can be used. */
function readRetryAfter(header: string | null | undefined, nowMs: number) {
  if (!header) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), LONGEST_WAIT_MS) : undefined;
}

/** Codes of vendors that refuse a prompt or a picture as unsafe. */
const MODERATION_CODES = /moderation|content_policy|safety|nsfw|sensitive|prohibited/i;
/** Codes with which vendors say that the account has no money or no quota left. */
const QUOTA_CODES = /insufficient_quota|billing|quota_exceeded|payment|out_?of_?credits|balance/i;
/** Codes with which vendors turn an order away for the load that they have. */
const LOAD_CODES = /overload|capacity|slow_?down|too_?busy/i;

/**
 * Statuses of 500 and above that say that nothing was begun: not implemented, HTTP version not
 * supported; and of Cloudflare's gateway, which did not reach the vendor: it is down (521), there
 * is no way to it (523), no TLS with it (525, 526).
 */
const NOTHING_BEGUN: ReadonlySet<number> = new Set([501, 505, 521, 523, 525, 526]);

/** Statuses with which a gateway says that it waited for the vendor's answer in vain; 524 is Cloudflare's. */
const WAITED_IN_VAIN: ReadonlySet<number> = new Set([408, 504, 524]);

function kindOf(status: number, codes: string): EngineErrorKind {
  if (MODERATION_CODES.test(codes)) return 'moderated';
  if (status === 402 || QUOTA_CODES.test(codes)) return 'quota';
  if (status === 429) return 'rate-limited';
  if (status === 401 || status === 403) return 'unavailable';
  if (WAITED_IN_VAIN.has(status)) return 'timed-out';
  return status >= 500 ? 'unavailable' : 'unsupported';
}

/** True for an order that may have been taken: a 503 turns it away only where it says so. */
function mayBeTaken({ status, retryAfter }: VendorRefusal, codes: string): boolean {
  if (WAITED_IN_VAIN.has(status)) return true;
  if (status < 500 || NOTHING_BEGUN.has(status)) return false;
  return status !== 503 || !(retryAfter || LOAD_CODES.test(codes));
}

/**
 * The error for a vendor's answer that is no success. It tells status and codes; the words of the
 * answer may be those of a user, and are dropped.
 */
export function errorOfRefusal(refusal: VendorRefusal): VendorRefusalError {
  const { vendor, status, body, secrets } = refusal;
  const codes = codesOf(body, secrets).join(' ');
  const kind = kindOf(status, codes);
  const isKnown = kind === 'moderated' || kind === 'quota';
  return new VendorRefusalError(kind, {
    message: `${vendor} answered ${status}${codes && ` (${codes})`}`,
    isUnclear: !isKnown && mayBeTaken(refusal, codes),
    ...((kind === 'rate-limited' || status === 503) && {
      retryAfterMs: readRetryAfter(refusal.retryAfter, Date.now()),
    }),
  });
}
