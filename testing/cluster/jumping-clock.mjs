/**
 * Preloaded into processes of the product: their wall clock is off by the milliseconds in the file
 * that TOILE_CLOCK_FILE names. The monotonic clock and timers go on, as when an operator or NTP
 * sets a machine's clock.
 */
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;
const file = process.env['TOILE_CLOCK_FILE'];

if (file) {
  let offsetMs = 0;
  const look = () => {
    try {
      offsetMs = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // It is being written.
    }
  };
  look();
  setInterval(look, LOOK_EVERY_MS).unref();
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, self) =>
      Reflect.construct(target, args.length === 0 ? [RealDate.now() + offsetMs] : args, self),
    apply: () => new RealDate(RealDate.now() + offsetMs).toString(),
    get: (target, name, self) =>
      name === 'now' ? () => RealDate.now() + offsetMs : Reflect.get(target, name, self),
  });
}
