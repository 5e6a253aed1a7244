import Stripe from 'stripe';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export type StripeAccess = {
  secretKey: string;
  /** Address of a server that speaks Stripe's API in Stripe's place. */
  apiBase: string | undefined;
};

/** The official SDK: it sends a lost request again, under the same idempotency key. */
export function createStripeClient({ secretKey, apiBase }: StripeAccess): Stripe {
  const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (apiBase === undefined) return new Stripe(secretKey, settings);
  const { protocol, hostname, port } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return new Stripe(secretKey, {
    ...settings,
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
  });
}

/** Keys of the live mode move money; all others only pretend to. */
export function isLiveKey(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey);
}
