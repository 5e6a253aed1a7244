type Returned = { paidCents: number; refundedCents: number; disputedCents: number };

/** Credits to take back for returned money: the same fraction of the invoice's grant. */
export function reclaimedCredits(grantedCredits: number, returned: Returned): number {
  const { paidCents, refundedCents, disputedCents } = returned;
  if (paidCents <= 0) return 0;
  const fraction = Math.min(1, (refundedCents + disputedCents) / paidCents);
  return Math.round(grantedCredits * fraction);
}
