import type { landing as english } from '../en/landing.ts';
import type { Words } from '../words.ts';

/** Words of the landing page. */
export const landing: Words<typeof english> = {
  title: 'Vom Satz zum Stoff',
  description:
    'Toile ist ein Studio für Modedesign. Sag es, oder bring eine Skizze, ein Foto oder ein Muster mit: Es zeichnet nahtlose Rapporte, Modeskizzen, Kleidung und Flatlays.',
  register: 'Registrieren',
  login: 'Anmelden',
  begin: 'Keine Karte zum Start. Du zahlst nur für Bilder, die ankommen.',
  honesty: 'Studio-Engine: nach Regeln gezeichnet',
  trial: {
    label: 'Gleich ausprobieren',
    tools: 'Zeichnen',
    prompt: 'Deine Worte, auf Englisch',
    placeholder: 'Zum Beispiel: {example}',
    hint: 'Ein freies Bild am Tag, klein und mit Wasserzeichen. Ohne Konto.',
    draw: 'Zeichnen',
    drawing: 'Wird gezeichnet',
    slow: 'Wird noch gezeichnet. Vielleicht sind andere vor dir dran.',
    four: 'Vier davon mit einem Konto',
    drawn: 'Fertig. Mit einem Konto kommen vier in voller Größe, ohne Wasserzeichen.',
    own: 'Deins, gerade gezeichnet',
    unread: 'Nicht gezeichnet: {words}',
    alt: 'Gezeichnet aus deinen Worten: {prompt}',
    back: 'Zurück zur Diaschau',
    used: 'Dein freies Bild von heute ist gezeichnet. Weiter geht es mit einem Konto: Deine Worte kommen mit.',
    off: 'Bilder gibt es mit einem Konto. Deine Worte kommen mit.',
    empty: 'Schreib zuerst ein paar Worte.',
    offline: 'Keine Verbindung. Deine Worte bleiben: Versuch es, sobald sie zurück ist.',
    insecure:
      'Unter dieser Adresse lässt sich dein Browser nicht prüfen. Weiter geht es mit einem Konto.',
    again: 'Noch einmal versuchen',
  },
  slideshow: {
    label: 'Stoffe, gezeichnet von der Studio-Engine, und Kleidung daraus',
    cut: 'zugeschnitten als {garment}',
    pause: 'Diaschau anhalten',
    play: 'Diaschau abspielen',
    garments: {
      poppies: 'Midikleid mit Puffärmeln',
      'indigo-ikat': 'Wickelkleid mit langen Ärmeln',
      'paper-cut': 'Hemd mit Reverskragen und kurzen Ärmeln',
      leaves: 'Sommerkleid mit Stufen',
      'deco-fans': 'Seidenbluse mit Schleife',
      swallows: 'weite Hose',
    },
  },
  marks: {
    title: 'Offene Formate und Standards, die Toile spricht',
    pause: 'Etiketten anhalten',
    play: 'Etiketten bewegen',
    notes: {
      png: 'jedes Bild',
      svg: 'jede Skizze',
      tiff: 'in Druckgröße',
      webp: 'gelesen, gezeigt',
      avif: 'gelesen',
      xmp: 'in jeder Datei',
      iptc: 'Art der Quelle',
      c2pa: 'signierbar',
      openapi: 'jeder Aufruf',
      wcag: '2.2 AA',
    },
  },
  plates: {
    title: 'Was hineingeht, was herauskommt',
    intro:
      'Zieh die Linie über ein Bild: links, was das Werkzeug bekam, rechts, was es daraus gemacht hat.',
    given: 'Gegeben',
    made: 'Gemacht',
    wordsOnly: 'aus Worten allein',
    line: '{tool}: Linie zwischen vorher und nachher',
    lineValue: '{percent} % des Bildes vorher',
  },
  steps: {
    title: 'So geht es',
    list: [
      { title: 'Nimm ein Werkzeug', text: 'Jedes heißt nach dem, was es macht.' },
      {
        title: 'Sag es, oder bring es mit',
        text: 'Ein Satz, eine Skizze, ein Foto, ein Muster. Beispiele helfen bei den ersten Worten.',
      },
      {
        title: 'Wähl aus vieren',
        text: 'Vier Bilder kommen, eins nach dem anderen. Der Preis steht auf dem Knopf, bevor du ihn drückst.',
      },
      {
        title: 'Ändern und behalten',
        text: 'Variiere, was dir gefällt, vergrößere es, leg es auf ein Kleidungsstück, nimm die Datei mit.',
      },
    ],
  },
  features: {
    title: 'Für den Zuschneidetisch gemacht',
    intro: 'Was du von einer Assistenz im Studio erwarten würdest.',
    list: [
      {
        title: 'Der Rapport stimmt',
        text: 'Muster schließen nahtlos an, gerade oder im Halbversatz, und der Ansatz wird gemessen. Am Mustertisch färbst du sie um und legst die Breite in Zentimetern fest.',
      },
      {
        title: 'Es sagt, was es nicht verstanden hat',
        text: 'Wörter, die nicht gezeichnet wurden, stehen neben dem Bild und fallen nie still weg.',
      },
      {
        title: 'Bezahlt wird, was ankommt',
        text: 'Credits werden beim Start reserviert. Was nicht ankommt, geht von selbst zurück.',
      },
      {
        title: 'Es sagt, wie es entstand',
        text: 'Jede Datei nennt ihre Herkunft in offenen Metadaten, damit niemand eine Zeichnung für ein Foto hält.',
      },
      {
        title: 'Dein Tisch bleibt, wie er war',
        text: 'Neu geladen, anderer Tab, Verbindung weg: Durchgänge laufen weiter, und jeder Schritt ist, wo du ihn verlassen hast.',
      },
      {
        title: 'Es macht sich nichts vor',
        text: 'Die Studio-Engine zeichnet nach Regeln für Gewebe, Falten und Licht; sie ist kein Diffusionsmodell. Andere Engines lassen sich anschließen, und jedes Bild nennt die, die es gemacht hat.',
      },
    ],
  },
  patterns: {
    title: 'Hier gezeichnet',
    intro:
      'Jedes Bild auf dieser Seite kommt aus der Studio-Engine; jedes von diesen aus den Worten darunter.',
    words: {
      'indigo-ikat': 'indigo ikat on cream',
      poppies: 'large poppies in gold, cream and petrol on navy',
      'paper-cut': 'bold cut-outs in coral, teal and mustard on cream',
      'deco-fans': 'art deco fans in gold on black',
      leaves: 'watercolour leaves in sage',
      shibori: 'shibori in deep indigo',
      'marbled-paper': 'marbled paper in petrol, ochre and cream',
      swallows: 'embroidered swallows on navy linen',
    },
  },
  samples: {
    title: 'Am Tisch gesagt',
    intro: 'Zwei Muster für das, was wir gern hören würden. Wir haben sie selbst geschrieben.',
    mark: 'Muster',
    list: [
      {
        text: 'Ich habe im Zug “shibori in deep indigo” getippt und hatte vor dem Aussteigen einen Rapport für die Weberei.',
        who: 'Muster einer Printdesignerin',
      },
      {
        text: 'Früher habe ich drei Nesselmodelle geschnitten, um eine Idee zu zeigen. Jetzt wählt der Kunde aus vieren, und ich schneide eines.',
        who: 'Muster eines Schnittmachers',
      },
    ],
  },
  closing: {
    title: 'Probier es erst auf Papier',
    text: 'Dafür ist eine Toile da.',
  },
};
