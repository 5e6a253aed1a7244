import type { RunDoubt } from '../../run-preview.ts';
import type { runPreview as english } from '../en/run-preview.ts';
import type { Words } from '../words.ts';

/** Sentences for doubts about a run: what will not come out well, and what to try. */
const doubts: Record<RunDoubt, string> = {
  'lower-on-top':
    'Das sieht nach Rock oder Hose aus, aber ein Oberteil ist markiert. Markiere, was unten getragen wird, oder wähl ein Oberteil.',
  'top-on-lower':
    'Das sieht nach Oberteil oder Kleid aus, aber Rock oder Hose sind markiert. Markiere das Oberteil, oder wähl Rock oder Hose.',
  'dress-on-legs':
    'Zwei Beine sind markiert, also bekommt dieses Kleid Beine. Markiere auch den Raum dazwischen, oder wähl einen Jumpsuit.',
  'longer-than-mark':
    'Dieses Teil ist länger als das, was du markiert hast. Markiere weiter nach unten, oder wähl ein kürzeres.',
  'shorter-than-mark':
    'Dieses Teil endet über dem Ende der Markierung. Beine und Kleidung darunter sind erfunden.',
  'sleeves-beyond-mark':
    'Die Ärmel sind länger als das, was du markiert hast. Markiere auch die Arme.',
  'arms-made-up': 'Die Ärmel sind kürzer als die getragenen. Die bloßen Arme sind erfunden.',
  'sleeves-touch':
    'Die Ärmel liegen am Körper, also ist die Form geraten. Besser geht ein Bild mit abgespreizten Ärmeln.',
  'turned-away':
    'Das Model steht seitlich. Kleidung wird gelesen und aufgelegt, als sähe man sie von vorn.',
  'from-behind':
    'Das Model ist von hinten zu sehen, aber das Teil wird mit der Vorderseite aufgelegt. Nimm ein Foto von vorn.',
  seated:
    'Das Model sitzt oder hockt. Stoff wird aufgelegt, als stünde es. Nimm ein Foto eines stehenden Models.',
  'covered-mark':
    'Arme, Haare, eine Tasche oder ein anderes Teil liegen über dem markierten. Sie werden angeschnitten oder verdeckt. Nimm ein Foto, auf dem nichts davor ist.',
  'no-garment-shape':
    'Das sieht nicht nach einem flach gelegten Kleidungsstück aus. Nimm ein Bild eines einzelnen, von vorn.',
  'bag-or-shoes':
    'Das sieht nach Tasche, Schuhen oder einem Accessoire aus, das man hier nicht anziehen kann. Nimm ein Bild eines Kleidungsstücks.',
  'several-garments':
    'Auf diesem Bild sind mehrere Dinge. Getragen wird nur das größte. Nimm ein Bild eines einzelnen Kleidungsstücks.',
  'unclear-outline':
    'Der Umriss des Kleidungsstücks ist unklar. Besser geht ein Bild auf ruhigem Grund.',
  'garment-cut-off':
    'Das Foto schneidet dieses Kleidungsstück ab. Was fehlt, wird erfunden oder weggelassen. Nimm ein Foto, das alles zeigt.',
  'covered-by-arms':
    'Ein Arm oder eine Hand verdeckt einen Teil. Der Stoff dort ist erfunden. Nimm ein Foto mit den Armen an der Seite.',
  'covered-by-hair':
    'Haare verdecken einen Teil. Der Stoff dort ist erfunden. Nimm ein Foto mit zurückgelegtem Haar.',
  'covered-by-bag':
    'Eine Tasche verdeckt einen Teil. Der Stoff dort ist erfunden. Nimm ein Foto ohne sie.',
  'covered-by-garment':
    'Ein anderes Teil verdeckt dieses und kommt vielleicht mit. Nimm ein Foto von diesem allein, oder stell das äußere frei.',
  'garment-small':
    'Das Kleidungsstück ist klein auf diesem Foto, also wird der Stoff grob wirken. Nimm ein Foto aus der Nähe.',
  'back-of-garment':
    'Das Model ist von hinten zu sehen, also zeigt das Flatlay den Rücken des Kleidungsstücks.',
  'feet-missing':
    'Das Foto endet über den Füßen, und das neue Bild auch. Nimm ein Foto in ganzer Figur.',
  'cut-at-side':
    'Das Foto schneidet das Motiv an der Seite ab, und das neue Bild auch. Nimm ein Foto mit Raum darum.',
  'cut-edge-shows':
    'Das Foto schneidet das Motiv ab, und dort, wohin du es verschoben hast, sieht man das. Schieb es an den Bildrand, oder nimm ein Foto in ganzer Figur.',
  'photo-small':
    'Das Motiv ist klein auf diesem Foto, also wird es im neuen Bild weich wirken. Nimm ein näheres oder größeres Foto.',
  'mask-covers-all':
    'Fast das ganze Foto ist markiert, also kann kaum Hintergrund neu werden. Markiere nur, was bleiben soll.',
  'mask-covers-little':
    'Sehr wenig ist markiert, und alles andere wird ersetzt. Markiere alles, was bleiben soll.',
  'cut-out-already':
    'Dieses Foto wurde schon freigestellt. Was am Rand verloren ging, etwa Haare, kommt nicht zurück. Nimm das Original.',
};

/** The words of the free preview of a run. */
export const runPreview: Words<typeof english> = {
  title: 'Vorschau',
  free: 'Kostenlos, klein und grob.',
  pending: 'Wird angesehen …',
  enlarge: 'Vorschau vergrößern',
  alt: 'Das erste Bild, klein',
  failed: 'Gerade gibt es keine Vorschau. Du kannst trotzdem Bilder erzeugen.',
  again: 'Noch einmal versuchen',
  doubtsTitle: 'Bevor du zahlst',
  doubts,
};
