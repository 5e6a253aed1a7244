import type { variations as english } from '../en/variations.ts';
import type { Words } from '../words.ts';

/** The words of variations: choosing how many, and their screen. */
export const variations: Words<typeof english> = {
  vary: 'Variieren',
  varyFrom_one: 'ab {count} Credit',
  varyFrom_other: 'ab {count} Credits',
  what: 'Derselbe Entwurf, andere Details',
  count_one: '{count} Variante',
  count_other: '{count} Varianten',
  title: 'Varianten',
  intro: 'Der Entwurf eines Bildes mit anderen Details, gemacht mit „{tool}“.',
  back: 'Zurück zu „{tool}“',
  again: 'Noch einmal variieren',
  againCount: 'Varianten des nächsten Durchgangs',
  startFailed: 'Die Varianten sind nicht gestartet',
  drawnBy_one: '{name} zeichnet sie für {count} Credit.',
  drawnBy_other: '{name} zeichnet sie für {count} Credits.',
  leave: {
    title: 'Deine Varianten entstehen gerade',
    text: 'Bleib, bis sie fertig sind, oder stopp den Durchgang. Was noch nicht entstanden ist, kostet nichts.',
    stay: 'Bleiben',
    stop: 'Stoppen und verlassen',
  },
};
