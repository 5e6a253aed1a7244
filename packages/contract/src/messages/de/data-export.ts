import type { dataExport as english } from '../en/data-export.ts';
import type { Words } from '../words.ts';

/** The text that lies in the archive of a user's data. */
export const dataExport: Words<typeof english> = {
  readme: `Deine Daten aus Toile

account.json   wer du hier bist, und wo du angemeldet bist
receipts.json  jede Bewegung deiner Credits, die neueste zuerst
outputs.json   jedes Bild, das du behalten hast: Prompt, Einstellungen, Bewertungen und Dateien, das neueste zuerst
boards.json    deine Boards, mit den Notizen zu ihren Bildern
palettes.json  deine Paletten, mit den Namen ihrer Farben
pictures/      die Bilder selbst, nach Datum und Id benannt; Zeichnungen auch als SVG
inputs/        Fotos, Skizzen und Masken, aus denen diese Bilder entstanden

Bilder, die du mitgebracht hast, werden höchstens so lange aufbewahrt wie ein Bild, das daraus
entstand, und verschwinden, wenn sie länger nicht benutzt wurden.
Eine Datei, die outputs.json als null angibt, ist nicht dabei: Sie ging verloren, oder du hast das
Bild inzwischen gelöscht.
`,
};
