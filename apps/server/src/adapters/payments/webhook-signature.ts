import { createHmac, timingSafeEqual } from 'node:crypto';
import { type WebhookCall, WebhookRefusal } from './payments-port.ts';

/** Accepted difference in seconds between a call's time and ours. */
const TOLERANCE_SECONDS = 300;

function digest(secret: string, seconds: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** Signature of a body at a moment, as `t=<seconds>,v1=<hex>`. */
export function signWebhook(body: Buffer, options: { secret: string; at: Date }): string {
  const seconds = String(Math.floor(options.at.getTime() / 1000));
  return `t=${seconds},v1=${digest(options.secret, seconds, body).toString('hex')}`;
}

/** @throws WebhookRefusal when the signature is absent, wrong, too old or from the future. */
export function checkWebhook(
  { body, signature }: WebhookCall,
  { secret, now }: { secret: string; now: Date },
): void {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === undefined || hex === undefined) throw new WebhookRefusal('No signature');
  if (!timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, seconds, body))) {
    throw new WebhookRefusal('The signature is not of this body');
  }
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number(seconds);
  if (Math.abs(ageSeconds) > TOLERANCE_SECONDS) throw new WebhookRefusal('The call is too old');
}
