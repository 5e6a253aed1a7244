/**
 * Cost of a hash by argon2id, memory in KiB: OWASP's first recommendation. Tests that are not about
 * it take a lower one (vitest.config.ts).
 */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
