import type { legal as english } from '../en/legal.ts';
import type { Words } from '../words.ts';

/** The terms of service and the cookie policy, in plain words that fit what is stored. */
export const legal: Words<typeof english> = {
  updated: 'In Kraft seit {date}',
  since: '23. November 2026',
  terms: {
    title: 'Nutzungsbedingungen',
    sections: [
      {
        title: 'Was Toile ist',
        text: 'Toile ist ein Studio im Web, in dem du mit Hilfe von Software Bilder von Kleidung, Skizzen und Mustern machst und bearbeitest. Diese Bedingungen gelten zwischen dir und denen, die diese Installation betreiben.',
      },
      {
        title: 'Dein Konto',
        text: 'Du brauchst eine E-Mail-Adresse, die dir gehört, und ein Passwort, das du für dich behältst. Eine Person, ein Konto. Was mit deinem Konto geschieht, gilt als von dir getan.',
      },
      {
        title: 'Deine Bilder',
        text: 'Was du hochlädst, bleibt deins, und ebenso, was du hier machst, soweit das Recht deines Landes an solchen Bildern Rechte gibt. Lade nur hoch, was du benutzen darfst: kein Foto einer Person ohne ihr Einverständnis, keinen Entwurf, der anderen gehört. Bilder, die du schickst, und was daraus entsteht, prüft ein Programm auf sexuell eindeutige Inhalte; was es ablehnt, wird nicht behalten. Was deine Fotos über Ort und Kamera sagen, wird vor dem Speichern entfernt; sie verschwinden mit dem letzten Bild, das daraus entstand, oder wenn sie länger nicht benutzt wurden.',
      },
      {
        title: 'Wie Bilder gekennzeichnet sind',
        text: 'Jedes Bild trägt in seiner Datei einen Vermerk, dass es von einem Algorithmus stammt, mit Engine, Modell und Werkzeug. Deine Worte stehen nicht darin. Bitte lass ihn dort, wo das Gesetz ihn verlangt.',
      },
      {
        title: 'Credits',
        text: 'Ein Bild kostet Credits. Sie werden beim Start eines Durchgangs reserviert und nur für Bilder genommen, die ankommen; der Rest kommt sofort zurück. Credits verfallen am Monatsende nicht und lassen sich nicht auszahlen.',
      },
      {
        title: 'Abos und Zahlung',
        text: 'Ein Abo läuft monatlich, wird im Voraus bezahlt und verlängert sich, bis du es kündigst; danach bleibt es bis zum Ende des bezahlten Monats. Ein größeres Abo beginnt sofort, und du zahlst den Unterschied für die übrigen Tage; ein kleineres beginnt mit der nächsten Abrechnung. Karten verarbeitet ein Zahlungsanbieter: Toile kennt dein Abo und deine Rechnungen, aber nie eine Kartennummer. In der Sandbox fließt gar kein Geld.',
      },
      {
        title: 'Erstattetes Geld',
        text: 'Wird eine Zahlung erstattet oder angefochten, gehen die Credits mit, die sie gebracht hat und die du nicht ausgegeben hast; ausgegebene bleiben ausgegeben. Dein Verlauf zeigt das.',
      },
      {
        title: 'Was über dich gespeichert wird',
        text: 'Dein Benutzername und deine E-Mail, dein Passwort als Hash, der sich nicht zurückrechnen lässt, deine Bilder und ihre Prompts, bis du sie löschst, die Bilder, die du mitbringst, höchstens so lange, dein Verlauf, deine Sprache, und welche Browser angemeldet sind. Adressen von Besuchern werden als Hashes gezählt, um fernzuhalten, wer Passwörter errät. Nichts davon wird verkauft oder zum Trainieren eines Modells benutzt.',
      },
      {
        title: 'Was nicht erlaubt ist',
        text: 'Keine Bilder, die gegen Gesetze verstoßen oder Menschen verletzen, kein Versuch, in andere Konten zu gelangen oder den Dienst zu überlasten. Ein Konto, das so etwas tut, kann geschlossen werden.',
      },
      {
        title: 'Kein Versprechen, dass alles gelingt',
        text: 'Bilder können verfehlen, was du gemeint hast, und der Dienst kann aussetzen. Sieh dir ein Muster genau an, bevor du es drucken oder zuschneiden lässt.',
      },
      {
        title: 'Aufhören',
        text: 'Du kannst jederzeit aufhören. Wenn du ein Bild löschst, verschwinden seine Dateien, sobald nichts anderes sie braucht. Wenn du dein Konto auf seiner Seite löschst, verschwinden deine Bilder, Prompts, dein Name und deine E-Mail, und dein Abo endet ohne Geld zurück; Bewegungen von Credits und Rechnungen bleiben ohne deinen Namen, und ein Code deiner Adresse bleibt, damit es Willkommens-Credits nur einmal gibt.',
      },
    ],
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    sections: [
      {
        title: 'Nur, was nötig ist',
        text: 'Toile setzt kein Cookie für Werbung oder zum Messen von Besuchern und gibt keines weiter. Die folgenden sind alle, die es gibt.',
      },
      {
        title: 'sessionid',
        text: 'Hält dich angemeldet. Es enthält eine Zufallszahl, die außerhalb dieses Dienstes nichts bedeutet, kann von Skripten nicht gelesen werden und endet, wenn du dich abmeldest, nach 30 Tagen ohne Besuch und ein halbes Jahr nach der Anmeldung.',
      },
      {
        title: 'signed_in',
        text: 'Sagt der Seite, dass jemand angemeldet ist, damit sie das richtige Menü zeigt. Es kommt und geht mit sessionid und öffnet nichts.',
      },
      {
        title: 'csrftoken',
        text: 'Belegt, dass eine Anfrage von dieser Seite kommt und nicht von einer anderen, die sich für dich ausgibt.',
      },
      {
        title: 'language',
        text: 'Merkt sich ein Jahr lang die Sprache, die du unten auf der Seite oder in deinem Konto gewählt hast. Es enthält sonst nichts und fehlt, bis du wählst.',
      },
      {
        title: 'signup',
        text: 'Lässt den Link in der Mail einen Tag lang nach der Registrierung dein Konto bestätigen, ohne nach dem Passwort zu fragen. Es benennt deine Registrierung und kann von Skripten nicht gelesen werden.',
      },
      {
        title: 'trial',
        text: 'Sagt einen Tag lang, nachdem ein Bild ohne Konto für dich gezeichnet wurde, dass dieser Browser es hatte. Es sagt sonst nichts und kann von Skripten nicht gelesen werden.',
      },
      {
        title: 'known_browser',
        text: 'Merkt sich 400 Tage lang, dass du dich mit diesem Browser angemeldet hast, damit du hineinkommst, während jemand anderes dein Passwort errät. Es benennt Browser und Konto mit Zufallszahlen, kann von Skripten nicht gelesen werden und meldet niemanden an.',
      },
      {
        title: 'passkey',
        text: 'Sorgt fünf Minuten lang, nachdem du die Anmeldung geöffnet oder einen Passkey gewählt hast, dafür, dass die Antwort aus diesem Browser kommt. Es enthält eine Zufallszahl, kann von Skripten nicht gelesen werden und benennt niemanden.',
      },
      {
        title: 'Google',
        text: 'Wo die Anmeldung mit Google angeboten wird, lädt ein Skript von Google, sobald du diesen Dialog öffnest, und Google kann eigene Cookies setzen. Toile erfährt deine E-Mail, dass Google sie bestätigt hat, und eine Nummer, die dein Google-Konto benennt. Sonst wird nichts von Google geladen.',
      },
      {
        title: 'Nur in deinem Browser',
        text: 'Deine Wahl von hellem oder dunklem Design, der Stand und die Bilder eines begonnenen Werkzeugs, weggeklickte Anleitungen und Hinweise, das Abo, oder das Werkzeug mit deinen Worten, das du nach der Anmeldung wolltest (für eine Stunde), die Zeit, zu der eine Registrierung hier bestätigt wurde, und eine Zufallszahl, an der offene Tabs merken, dass sich jemand anderes angemeldet hat, liegen im Speicher deines Browsers und werden nirgendwohin geschickt.',
      },
    ],
  },
};
