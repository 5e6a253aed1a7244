import { COLOURS_PER_PALETTE } from '../../limits.ts';
import type { palettes as english } from '../en/palettes.ts';
import type { Words } from '../words.ts';

/** Words of the palettes: their page, and their choice on the desk and beside prompts. */
export const palettes: Words<typeof english> = {
  title: 'Paletten',
  intro: 'Deine Farben, für Prompts und den Mustertisch.',
  new: 'Neue Palette',
  fromFile: 'Aus einer Datei',
  fromPicture: 'Aus einem Bild',
  empty: 'Noch keine Paletten',
  emptyText:
    'Tipp Hex-Codes ein, nimm die Farben eines Bildes, oder öffne eine ASE-, ACO- oder GPL-Datei.',
  failed: 'Deine Paletten konnten nicht geladen werden',
  loading: 'Deine Paletten werden geladen',
  edit: 'Bearbeiten',
  editNamed: '{name} bearbeiten',
  export: 'Exportieren',
  exportNamed: '{name} exportieren',
  formats: { ase: 'Adobe Swatch Exchange (.ase)', gpl: 'GIMP-Palette (.gpl)' },
  delete: 'Löschen',
  deleteNamed: '{name} löschen',
  deleted: 'Die Palette ist gelöscht',
  deleteFailed: 'Die Palette konnte nicht gelöscht werden: {message}',
  undo: 'Rückgängig',
  form: {
    name: 'Name',
    colours: 'Farben',
    change: 'Farbe {number}: {hex}',
    hex: 'Farbe {number} als Hex-Code',
    colourName: 'Name von Farbe {number}',
    namePlaceholder: 'Name, freiwillig',
    remove: 'Farbe {number} entfernen',
    add: 'Farbe hinzufügen',
    create: 'Palette anlegen',
    save: 'Speichern',
    faultsTitle: 'Die Palette konnte nicht gespeichert werden',
    hexFault: 'Farbe {number} braucht sechs Zeichen von 0 bis 9 oder a bis f, wie in #2f5fa8',
    taken: `Die ersten ${COLOURS_PER_PALETTE} von {count} Farben wurden übernommen.`,
  },
  files: {
    reading: 'Datei wird gelesen',
    notPicture: 'Dieses Bild ließ sich nicht lesen. JPEG, PNG und WebP gehen.',
    tooLarge: 'Diese Datei ist zu groß für eine Palette.',
    unknown: 'Das ist keine ASE-, ACO- oder GPL-Datei.',
    broken: 'Diese Datei ist beschädigt oder abgeschnitten. Exportiere sie noch einmal.',
    noColours: 'In dieser Datei sind keine Farben.',
    notRgb: 'Farbe {number} ist so geschrieben, dass ein Bildschirm sie nicht zeigen kann.',
  },
  choice: {
    title: 'Palette hinzufügen',
    description: 'Ihre Farben kommen mit den nächsten englischen Namen in den Prompt.',
    none: 'Du hast noch keine Paletten.',
    // A part of the prompt, which engines read in English.
    words: 'in {colours}',
    manage: 'Deine Paletten',
  },
};
