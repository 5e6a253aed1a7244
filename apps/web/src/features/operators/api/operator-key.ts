/** Beginning of the keys of all that operators read; every deed invalidates it. */
export const OPERATOR_KEY = ['operators'] as const;
