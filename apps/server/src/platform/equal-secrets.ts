import { timingSafeEqual } from 'node:crypto';

/** True for equal texts; the time of the comparison does not reveal where they differ. */
export function areEqualSecrets(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
