/** The plan whose checkout this tab went to last: a payment that failed can be tried again. */
const KEY = 'toile-checkout';

export function rememberCheckout(priceId: string): void {
  try {
    sessionStorage.setItem(KEY, priceId);
  } catch {
    // Storage may be forbidden: trying again then begins at the plans.
  }
}

export function findCheckout(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}
