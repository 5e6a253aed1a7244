/** How browsers are named to those who are logged in there. */
export const devices = { onSystem: '{browser} on {system}' } as const;
