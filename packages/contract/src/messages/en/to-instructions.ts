/** Words about instructions on the screens that open them. */
export const toInstructions = {
  open: 'Instructions',
  saveFailed: 'The instructions of {tool} stay as they were: {reason}',
} as const;
