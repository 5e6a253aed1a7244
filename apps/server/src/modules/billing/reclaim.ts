type Returned = { paidCents: number; refundedCents: number; disputedCents: number };

/** Credits that what went back of an invoice's money asks back: the same part of its grant. */
export function reclaimedCredits(grantedCredits: number, returned: Returned): number {
  const { paidCents, refundedCents, disputedCents } = returned;
  if (paidCents <= 0) return 0;
  const part = Math.min(1, (refundedCents + disputedCents) / paidCents);
  return Math.round(grantedCredits * part);
}
