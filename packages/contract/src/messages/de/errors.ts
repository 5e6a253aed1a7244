import type { errors as english } from '../en/errors.ts';
import type { Words } from '../words.ts';

/** Messages of the catalogue's errors, and the fixed messages of the client. */
export const errors: Words<typeof english> = {
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
  invalidCredentials: 'Die Anmeldedaten stimmen nicht',
  notVerified: 'Nicht bestätigt',
  googleRefused:
    'Google hat nicht bestätigt, wer du bist. Versuch es noch einmal, oder geh den Weg über deine E-Mail.',
  googleOtherAccount:
    'Zu dieser E-Mail gibt es ein Konto, das mit einem anderen Google-Konto verbunden ist. Melde dich mit jenem an, oder mit deinem Passwort.',
  googleTaken: 'Dieses Google-Konto ist hier mit einem anderen Konto verbunden.',
  googleConnected: 'Mit deinem Konto ist ein anderes Google-Konto verbunden. Trenne zuerst dieses.',
  googleOnlyWayIn: 'Leg zuerst ein Passwort fest: Nur Google öffnet dein Konto.',
  googleUnavailable:
    'Google ist gerade nicht erreichbar. Versuch es noch einmal, oder geh den Weg über deine E-Mail.',
  notSignedIn: 'Melde dich an, um weiterzumachen',
  csrfFailed:
    'Deine Sitzung konnte nicht bestätigt werden. Lade die Seite neu und versuch es noch einmal.',
  notFound: 'Nicht gefunden',
  conflict: 'Das wurde inzwischen geändert. Lade neu und versuch es noch einmal.',
  idempotencyKeyReused: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage benutzt',
  tooLarge: 'Die Anfrage ist zu groß',
  unsupportedMediaType: 'Diese Art von Inhalt wird nicht unterstützt',
  notAnImage: 'Diese Datei ist kein Bild, das wir lesen können',
  imageNotUsable: 'Dieses Bild kann nicht verwendet werden',
  uploadGone:
    'Der Upload, aus dem dieses Bild entstand, wird nicht mehr aufbewahrt. Lade das Bild in seinem Werkzeug noch einmal hoch. Es wurde nichts berechnet.',
  tooManyRequests: 'Zu viele Versuche. Warte {seconds} Sekunden und versuch es noch einmal.',
  tooManyRuns:
    'Du hast {limit} Durchgänge laufen. Warte, bis einer davon fertig ist, und versuch es noch einmal.',
  tooManyStreams:
    'Zu viele Fenster verfolgen deine Durchgänge. Schließ ein paar davon und lade dieses neu.',
  insufficientCredits: 'Du hast nicht genug Credits, um Bilder zu erzeugen.',
  abandoned: 'Die Anfrage wurde abgebrochen, bevor die Antwort fertig war',
  storageFull: 'Toile hat keinen Platz mehr zum Speichern. Versuch es später noch einmal.',
  tooSlow: 'Die Anfrage kam zu langsam an. Versuch es mit einer besseren Verbindung noch einmal.',
  unavailable: 'Toile ist gerade ausgelastet oder startet neu. Versuch es gleich noch einmal.',
  toolUnavailable: 'Dieses Werkzeug gibt es noch nicht',
  engineChanged:
    'Die Engine ist gerade nicht da. Sieh nach, wer jetzt zeichnet und was es kostet, und versuch es dann noch einmal.',
  priceChanged:
    'Der Preis eines Bildes hat sich geändert. Sieh ihn dir an und versuch es dann noch einmal.',
  jobFinished: 'Dieser Durchgang ist schon zu Ende',
  verificationLinkInvalid: 'Dieser Bestätigungslink ist nicht gültig',
  verificationLinkExpired: 'Dein Bestätigungslink ist abgelaufen.',
  emailLinkInvalid:
    'Dieser Link wurde schon benutzt, ist abgelaufen oder gehört zu einem anderen Konto. Fordere die Änderung neu an.',
  resetLinkInvalid: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.',
  upscaleFailed: 'Das Bild konnte nicht vergrößert werden',
  upscaleCanceled: 'Das Vergrößern wurde abgebrochen. Die Credits dafür hast du zurückbekommen.',
  notASketch: 'Tech-Packs gibt es nur für Skizzen',
  notATile: 'Das geht nur mit Mustern, die einen Rapport haben',
  alreadyUpscaled: 'Dieses Bild ist schon vergrößert',
  slotFailed: 'Dieses Bild konnte nicht entstehen. Seine Credits hast du zurück.',
  slotTimedOut: 'Dieses Bild hat zu lange gedauert. Seine Credits hast du zurück.',
  slotStoreAway:
    'Dieses Bild konnte nicht gespeichert werden: Der Speicher hat nicht geantwortet. Seine Credits hast du zurück.',
  slotNotStored:
    'Dieses Bild konnte nicht gespeichert werden: Der Speicher ist voll. Seine Credits hast du zurück.',
  slotInputMissing:
    'Das Bild, von dem dieses ausgeht, ist nicht mehr da. Die Credits dafür hast du zurück.',
  slotEngineAway: 'Die Engine antwortet nicht. Die Credits dieses Bildes hast du zurück.',
  slotEngineBusy:
    'Die Engine nimmt gerade nichts mehr an. Die Credits dieses Bildes hast du zurück.',
  slotEngineQuota:
    'Das Guthaben bei der Engine ist aufgebraucht. Die Credits dieses Bildes hast du zurück.',
  slotModerated:
    'Die Regeln der Engine verbieten dieses Bild. Ändere die Worte oder das Bild. Die Credits dafür hast du zurück.',
  slotDoubtful:
    'Die Verbindung zur Engine ist abgerissen, und das Bild kam nicht an. Seine Credits hast du zurück.',
  slotRefused: 'Die Engine hat dieses Bild abgelehnt. Seine Credits hast du zurück.',
  fetchGenerations: 'Deine Bilder konnten nicht geladen werden',
  fetchResults: 'Die Ergebnisse konnten nicht geladen werden',
  noEndpoint: 'Für dieses Werkzeug ist keine Engine da',
  streamData: 'Die Bilddaten konnten nicht verarbeitet werden',
  streamConnection: 'Die Verbindung wurde unterbrochen',
  streamEstablish: 'Die Verbindung kam nicht zustande',
  csrfInit: 'Der CSRF-Schutz konnte nicht eingerichtet werden',
  loadBase64: 'Das Bild konnte nicht geladen werden.',
  canvasContext: 'Die Zeichenfläche ließ sich nicht öffnen',
  resizeLoad:
    'Dieser Browser konnte das Bild nicht verkleinern. Nimm bitte eines mit höchstens {max} Megapixeln.',
  canvasToBlob: 'Die Zeichenfläche ließ sich nicht als Datei speichern',
  generic: 'Ein Fehler ist aufgetreten',
  checkoutFailed: 'Die Bezahlseite ließ sich nicht öffnen',
  invalidPriceId: 'Diesen Preis gibt es nicht',
  alreadySubscribed: 'Du hast schon ein Abo. Du änderst es auf der Preisseite.',
  noSubscription: 'Du hast kein Abo',
  paymentOverdue: 'Deine letzte Zahlung ging nicht durch. Bezahle sie, bevor du dein Abo änderst.',
  paymentDeclined: 'Deine Karte wurde nicht belastet, und dein Abo bleibt, wie es ist.',
  paymentsUnavailable: 'Zahlungen sind gerade nicht erreichbar. Versuch es gleich noch einmal.',
  paymentsClosed: 'Abos kann man hier noch nicht kaufen',
  webhookRefused: 'Dieser Aufruf kommt nicht vom Zahlungsanbieter, oder er kommt zu spät',
};
