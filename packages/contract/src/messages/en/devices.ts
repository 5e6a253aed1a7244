/** Names of browsers in the list of a user's sessions, and of passkeys that nobody has named. */
export const devices = { onSystem: '{browser} on {system}', passkey: 'Passkey' } as const;
