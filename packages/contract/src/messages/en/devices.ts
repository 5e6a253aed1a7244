/** Names of browsers in the list of a user's sessions. */
export const devices = { onSystem: '{browser} on {system}' } as const;
