/** The least that argon2 takes, in place of `password-cost.ts`: tests make some thousand hashes. */
export const PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
