/** Refusals of the picture that visitors may have without an account. */
export const trialFaults = {
  used: 'Your free picture of today is drawn. Register to draw on.',
  proofRefused: 'The check of your browser was not accepted. Try again.',
} as const;
