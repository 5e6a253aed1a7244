import type { commands as english } from '../en/commands.ts';
import type { Words } from '../words.ts';

/** The words of the command palette and of the list of keys. */
export const commands: Words<typeof english> = {
  title: 'Gehe zu',
  search: 'Werkzeuge, Boards, Seiten und Aktionen suchen',
  empty: 'Nichts gefunden. Versuch den Namen eines Werkzeugs oder Boards.',
  tools: 'Werkzeuge',
  boards: 'Boards',
  pages: 'Seiten',
  actions: 'Aktionen',
  keys: 'Tastenkürzel',
  back: 'Zurück',
  keyNames: { control: 'Strg', shift: 'Umschalt', enter: 'Enter' },
  keyGroups: {
    anywhere: 'Überall',
    prompt: 'Prompt',
    mask: 'Auswahl',
    subject: 'Position',
    preview: 'Großes Bild',
  },
  keyMeanings: {
    palette: 'Werkzeuge, Boards, Seiten und Aktionen suchen',
    generate: 'Weiter, oder Erzeugen',
    cross: 'Kreuz bewegen; mit Umschalt in großen Schritten',
    set: 'Punkt setzen, Linie beginnen oder beenden',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    zoom: 'Größer, kleiner, alles',
    moveSubject: 'Verschieben; mit Umschalt in großen Schritten',
    sizeSubject: 'Größer, kleiner',
    turnSubject: 'Drehen',
    steps: 'Voriges, nächstes',
  },
};
