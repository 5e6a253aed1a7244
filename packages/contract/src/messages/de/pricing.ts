import type { pricing as english } from '../en/pricing.ts';
import type { Words } from '../words.ts';

/** Words of the plans' page and of the dialogs about a plan. */
export const pricing: Words<typeof english> = {
  title: 'Preise',
  intro:
    'Abos laufen monatlich und bringen Credits. Ein Bild kostet erst Credits, wenn es ankommt.',
  perMonth: 'im Monat',
  price: '{price} $',
  credits: '{credits} Credits jeden Monat',
  images: 'etwa {count} Bilder',
  imagesRange: '{fewest} bis {count} Bilder, je nach Werkzeug',
  descriptions: {
    BASIC: 'Für Ideen zwischen zwei Anproben.',
    STANDARD: 'Für alle, die jede Woche entwerfen.',
    PREMIUM: 'Für ein Studio mit einer Kollektion.',
  },
  plansLabel: 'Abos',
  yourPlan: 'Dein Abo',
  yourChoice: 'Deine Wahl',
  welcome: 'Ein neues Konto beginnt mit {credits} Credits, ohne Abo.',
  buttons: {
    current: 'Aktuelles Abo',
    back: 'Zurück zu {name}',
    upgrade: 'Wechseln zu {name}',
    downgrade: 'Herunterstufen auf {name}',
  },
  startsOn: 'Beginnt am {date}',
  payFirst: 'Bezahle zuerst deine offene Rechnung',
  closedTitle: 'Abos kann man hier noch nicht kaufen',
  closed: 'Das Bezahlen ist nicht eingerichtet. Neue Konten bekommen Credits zum Start.',
  sandboxTitle: 'Sandbox',
  sandbox:
    'Bezahlen ist hier nur eine Probe: Es wird keine Karte verlangt, und es fließt kein Geld.',
  failed: 'Dein Abo konnte nicht geladen werden.',
  plansFailed: 'Die Abos konnten nicht geladen werden.',
  current: {
    title: 'Aktuelles Abo',
    credits: 'Übrige Credits',
    nextPayment: 'Nächste Zahlung',
    ends: 'Endet am',
    none: '-',
    cancel: 'Abo kündigen',
    canceled: 'Dein Abo ist gekündigt. {plan} bleibt dir bis {date}; es verlängert sich nicht.',
    changes: '{plan} beginnt am {date}. Bis dahin bleibt dir {current}.',
    pastDue: 'Deine letzte Zahlung ging nicht durch.',
    pay: 'Jetzt bezahlen',
    invoices: 'Karte und Rechnungen',
  },
  cancel: {
    title: 'Abo kündigen?',
    text: '{plan} bleibt dir bis {date}, und deine Credits auch danach.',
    textNow: '{plan} endet sofort, weil es nicht bezahlt ist. Deine Credits bleiben.',
    keep: 'Nein, behalten',
    confirm: 'Ja, kündigen',
    failed: 'Das Abo konnte nicht gekündigt werden: {message}',
    done: 'Dein Abo ist gekündigt.',
    doneTitle: 'Abo gekündigt',
  },
  upgrade: {
    title: 'Zu {plan} wechseln?',
    text: 'Du zahlst jetzt den Unterschied für den Rest dieses Monats und danach {price} $ im Monat. Die Credits kommen sofort.',
    textNow:
      'Du zahlst jetzt {sum} $, den Unterschied für den Rest dieses Monats, und bekommst sofort {credits} Credits. Ab {date} sind es {price} $ im Monat.',
    confirm: 'Wechseln und bezahlen',
  },
  downgrade: {
    title: 'Auf {plan} herunterstufen?',
    text: '{current} bleibt dir bis {date}. Dann beginnt {plan}, für {price} $ im Monat.',
    confirm: 'Herunterstufen',
  },
  upgraded: {
    title: 'Du hast gewechselt!',
    text: '{plan} gehört jetzt dir. Berechnet wurde nur die Zeit, die in deinem Abrechnungsmonat noch bleibt.',
  },
  downgraded: {
    title: 'Du hast heruntergestuft!',
    text: '{plan} beginnt am {date}. Bis dahin gilt {current}.',
  },
  back: {
    title: 'Willkommen zurück',
    text: '{plan} läuft weiter und verlängert sich am {date}.',
  },
  startCreating: 'Loslegen',
  costsTitle: 'Was es kostet',
  costsNote: 'Für einen Durchgang mit vier Bildern; ein einzelnes Bild kostet ein Viertel.',
  tool: 'Werkzeug',
  cost: 'Credits',
  costRange: '{least} bis {most}',
  upscale: 'Ein Bild vergrößern',
};
