import type { trialFaults as english } from '../en/trial-faults.ts';
import type { Words } from '../words.ts';

/** Refusals of the picture that visitors may have without an account. */
export const trialFaults: Words<typeof english> = {
  used: 'Dein freies Bild von heute ist gezeichnet. Registriere dich, um weiterzuzeichnen.',
  proofRefused: 'Die Prüfung deines Browsers wurde nicht angenommen. Versuch es noch einmal.',
};
