import type { Words } from '@toile/contract';
import type { settingWords as english } from './en.ts';

/** Words of the settings. */
export const settingWords: Words<typeof english> = {
  garmentType: {
    label: 'Kleidungsstück',
    anyLabel: 'Wie im Prompt',
    choices: { upper_body: 'Oberkörper', lower_body: 'Unterkörper', full_body: 'Ganzer Körper' },
    fault: 'Die Art muss upper_body, lower_body oder full_body sein',
  },
  repeat: {
    label: 'Rapport',
    anyLabel: 'Wie im Prompt',
    choices: {
      straight: 'Gerade',
      'half-drop': 'Halbversatz',
      brick: 'Ziegel',
      mirror: 'Gespiegelt',
    },
    fault: 'Der Rapport muss straight, half-drop, brick oder mirror sein',
  },
  repeatCm: {
    label: 'Breite eines Rapports',
    detailLabel: 'Breite des Rapports',
    sliderLabel: 'Breite eines Rapports in Zentimetern',
    unit: 'cm',
    hint: 'Wie breit das Bild auf dem Stoff liegt.',
  },
  costRow: 'Musterwerkzeuge und Flatlay',
};
