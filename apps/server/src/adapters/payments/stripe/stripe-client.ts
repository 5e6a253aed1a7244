import Stripe from 'stripe';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export type StripeAccess = {
  secretKey: string;
  /** Address of a server that implements Stripe's API, used in place of Stripe's own. */
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

/** True for a key of the live mode, which moves money; all others are for tests. */
export function isLiveKey(secretKey: string): boolean {
  return /^[a-z]+_live_/.test(secretKey);
}
