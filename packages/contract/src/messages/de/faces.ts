import type { faces as english } from '../en/faces.ts';
import type { Words } from '../words.ts';

/** The words of the face step, and of the faces that a model can have. */
export const faces: Words<typeof english> = {
  legend: 'Gesicht des Models',
  random: 'Zufälliges Gesicht',
  randomHint: 'Irgendein Gesicht. Ein zweiter Klick auf ein gewähltes führt hierher zurück.',
  kept: '{name} behält Gesicht und Pose deines Fotos, also gibt es hier nichts zu wählen. Weiter mit „Erzeugen“.',
  posed: '{name} gibt deinem Model eine neue Pose und dieses Gesicht.',
  names: {
    redBob: 'Frau mit rotem Bob, helle Haut',
    blackCurls: 'Frau mit schwarzen Locken, dunkle Haut',
    longBlack: 'Frau mit langem schwarzem Haar, helle Haut',
    darkWaves: 'Frau mit dunklen Wellen, braune Haut',
    greyBun: 'Ältere Frau mit grauem Dutt, helle Haut',
    longBrown: 'Frau mit langem braunem Haar, gebräunte Haut',
    brownBeard: 'Mann mit braunem Haar und Bart, helle Haut',
    shortBlack: 'Mann mit kurzem schwarzem Haar, dunkle Haut',
    blackBeard: 'Mann mit schwarzem Haar und Bart, helle Haut',
    darkBeard: 'Mann mit dunklem Haar und Vollbart, braune Haut',
    greyHair: 'Älterer Mann mit grauem Haar, helle Haut',
    headscarf: 'Frau mit pflaumenfarbenem Kopftuch, gebräunte Haut',
  },
};
