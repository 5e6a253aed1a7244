import type { insufficientCredits as english } from '../en/insufficient-credits.ts';
import type { Words } from '../words.ts';

/** The words of the popup that opens when credits run short. */
export const insufficientCredits: Words<typeof english> = {
  title: 'Nicht genug Credits',
  text: 'Du hast nicht genug Credits, um Bilder zu erzeugen.',
  balance: 'Dieser Durchgang braucht {required}; du hast {available}.',
  fewer: '1 Bild erzeugen',
  packsLabel: 'Credit-Pakete',
  credits_one: '{count} Credit im Monat',
  credits_other: '{count} Credits im Monat',
  price: '{price} $',
  choosePlan: 'Abo wählen',
  choosePlanNamed: 'Abo {name} wählen',
  currentPlan: 'Aktuelles Abo',
  nextCredits: 'Deine nächsten Credits kommen am {date}.',
  pastDue: 'Deine letzte Zahlung ging nicht durch. Bezahle sie zuerst auf der Preisseite.',
  showAllPlans: 'Alle Abos zeigen',
};
