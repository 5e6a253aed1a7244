/** Calls of a user to the provider. */
export const BILLING_CALLS = { name: 'billing-calls', limit: 30, windowSeconds: 60 };
