import type { givenPictures as english } from '../en/given-pictures.ts';
import type { Words } from '../words.ts';

/** The words of the wizard where a picture is asked for and chosen among earlier ones. */
export const givenPictures: Words<typeof english> = {
  previous: {
    filterLabel: 'Zeigen',
    fitting: 'Was hier passt',
    all: 'Alle Werkzeuge',
    use: 'Nehmen: {tool}, entstanden {time}',
    useTwice: 'Nehmen: {tool}, in doppelter Größe, entstanden {time}',
    empty: 'Hier ist noch nichts.',
    uploads: 'Deine Uploads',
    useUpload: 'Upload {number} nehmen',
    noUploads: 'Noch keine Uploads.',
    failed: 'Deine Uploads konnten nicht geladen werden',
    more: 'Mehr zeigen',
  },
  sources: {
    model: { ask: 'Foto eines Models hinzufügen', previous: 'Weiter mit früherem Foto' },
    sketch: { ask: 'Skizze hinzufügen', previous: 'Weiter mit früherer Skizze' },
    pattern: { ask: 'Muster hinzufügen', previous: 'Weiter mit früherem Muster' },
    garment: { ask: 'Foto des Kleidungsstücks hinzufügen', previous: 'Weiter mit früherem Foto' },
    flatlay: { ask: 'Flatlay hinzufügen', previous: 'Weiter mit früherem Kleidungsstück' },
  },
};
