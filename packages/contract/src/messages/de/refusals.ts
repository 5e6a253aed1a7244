import type { refusals as english } from '../en/refusals.ts';
import type { Words } from '../words.ts';

import { backdrop } from './backdrop.ts';
import { validation } from './validation.ts';

/** Reasons why an uploaded picture cannot be used, each with a remedy. By RefusalReason. */
export const refusals: Words<typeof english> = {
  undecodable:
    'Dieses Bild ließ sich nicht lesen. Speichere es bitte noch einmal als PNG oder JPEG.',
  'too-small': validation.pictureTooSmall,
  'too-large':
    'Dieses Bild ist zu groß, um doppelt so groß zu werden. Es darf höchstens 6 Megapixel haben.',
  blank: 'Auf dieser Seite ist nichts. Nimm bitte ein Bild, auf dem etwas gezeichnet ist.',
  'mask-blank': 'Auf diesem Foto ist fast nichts markiert. Markiere mehr von dem, was gemeint ist.',
  'mask-size': validation.maskSize,
  'mask-whole':
    'Das ganze Foto ist markiert, also bleibt kein Hintergrund zum Ändern. Markiere nur, was bleiben soll.',
  'nothing-stands-out':
    'In diesem Foto hebt sich nichts ab: Alles wäre markiert. Nimm eines mit einer Person oder einem Gegenstand.',
  'no-lines':
    'Es wurden keine Linien gefunden. Am besten geht eine Skizze mit klaren, dunklen Linien auf hellem Papier.',
  'photo-not-sketch':
    'Das sieht nach einem Foto aus. Nimm bitte eine Zeichnung: Linien auf hellem Papier.',
  'no-subject':
    'In diesem Foto hebt sich niemand und nichts ab. Markiere darauf, was bleiben soll.',
  'no-person': 'In diesem Foto wurde keine Person gefunden.',
  'several-people': 'In diesem Foto sind mehrere Personen. Nimm bitte eines mit nur einer Person.',
  'no-part': 'Dieser Teil wurde im Foto nicht gefunden. Klick ihn stattdessen an.',
  'no-garment': 'In diesem Bild wurde kein Kleidungsstück gefunden.',
  'several-garments':
    'In diesem Bild sind mehrere Kleidungsstücke. Nimm bitte ein Bild mit einem einzigen, oder schneide es zu.',
  'no-garment-named':
    'Diese Worte nennen kein bekanntes Kleidungsstück. Nenn das, das du freistellen willst, auf Englisch, etwa “the white t-shirt”, oder wähl seine Art.',
  'garment-type':
    'Die gewählte Art und das genannte Kleidungsstück passen nicht zusammen. Wähl eine andere Art oder „Wie im Prompt“.',
  'garment-one-piece':
    'Das genannte Kleidungsstück ist nicht auf diesem Foto: Dort ist eines in einem Stück von der Brust bis zu den Beinen, etwa ein Kleid. Nenn dieses.',
  'garment-two-pieces':
    'Das genannte Kleidungsstück ist nicht auf diesem Foto: Dort sind ein Oberteil und ein Rock oder eine Hose in anderer Farbe. Nenn eines der beiden.',
  'garment-colour':
    'Das genannte Kleidungsstück ist nicht auf diesem Foto: Das dort hat eine andere Farbe. Nenn eine, die zu sehen ist, oder lass die Farbe weg.',
  'garment-legs':
    'Das genannte Kleidungsstück ist nicht auf diesem Foto: Das dort hat Beine, wie eine Hose. Nenn dieses.',
  'garment-no-legs':
    'Das genannte Kleidungsstück ist nicht auf diesem Foto: Das dort hat keine Beine, wie ein Rock oder ein Kleid. Nenn dieses.',
  'garment-bare-arms':
    'Das genannte Kleidungsstück ist nicht auf diesem Foto: Dort ist ein Oberteil, das die Arme frei lässt. Nenn dieses.',
  'garment-sleeved':
    'Das genannte Kleidungsstück ist nicht auf diesem Foto: Das dort hat Ärmel, wie ein Oberteil. Nenn dieses.',
  'garment-worn':
    'Auf diesem Bild trägt jemand das Kleidungsstück. Nimm bitte ein Bild des Kleidungsstücks allein: „Bild zu Flatlay“ macht eines.',
  'mask-off-person':
    'Was auf dem Foto markiert ist, liegt neben der Person. Markiere das Kleidungsstück, das sich ändern soll.',
  'backdrop-small': backdrop.tooSmall,
  'backdrop-same': 'Der Hintergrund ist das Foto selbst. Nimm bitte eines vom Ort allein.',
  'backdrop-person': 'Auf dem Hintergrund ist jemand zu sehen. Nimm bitte ein Foto vom Ort allein.',
  unsafe: 'Dieses Bild kann hier nicht verwendet werden.',
  'no-model':
    'Fotos lassen sich noch nicht bearbeiten: Das Modell, das sie liest, wird noch geladen. Versuch es in ein paar Minuten noch einmal.',
};
