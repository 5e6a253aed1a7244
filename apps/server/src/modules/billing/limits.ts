/** Calls of a user that make the provider work. */
export const BILLING_CALLS = { name: 'billing-calls', limit: 30, windowSeconds: 60 };
