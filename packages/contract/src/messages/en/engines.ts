/** Names of the engines that are told by the server, and of how they draw. */
export const engines = {
  studio: 'Studio engine',
  rules: 'Drawn by rules',
} as const;
