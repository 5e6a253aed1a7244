import type { auth as english } from '../en/auth.ts';
import type { Words } from '../words.ts';

/** Words of signing in, signing up and verifying an e-mail address. */
export const auth: Words<typeof english> = {
  login: {
    title: 'Anmelden',
    intro: 'Willkommen zurück.',
    sessionLost:
      'Du wurdest abgemeldet, weil dein Passwort geändert oder die Sitzung anderswo beendet wurde. Melde dich wieder an.',
    verified: '{email} ist bestätigt.',
    go: 'Melde dich an, um anzufangen.',
    forPlan: 'Melde dich an, um {plan} zu wählen.',
    forTool: 'Melde dich an, um „{tool}“ zu nutzen.',
    submit: 'Anmelden',
    pending: 'Wird angemeldet',
    noAccount: 'Noch kein Konto?',
    toRegister: 'Registrieren',
    toForgotten: 'Passwort vergessen?',
    faultsTitle: 'Das hat nicht geklappt',
  },
  passkey: {
    logIn: 'Mit einem Passkey anmelden',
    faultsTitle: 'Das hat nicht geklappt',
  },
  code: {
    title: 'Noch ein Schritt',
    text: 'Gib den Code ein, den deine Authenticator-App zeigt, oder einen deiner Notfallcodes.',
    label: 'Code',
    required: 'Der Code fehlt',
    submit: 'Weiter',
    pending: 'Wird angemeldet',
    faultsTitle: 'Das hat nicht geklappt',
    usePasskey: 'Passkey benutzen',
  },
  register: {
    title: 'Registrieren',
    intro: 'Ein Konto bewahrt deine Bilder auf und beginnt mit Credits.',
    introWithCredits: 'Ein Konto bewahrt deine Bilder auf und beginnt mit {credits} Credits.',
    introWithout: 'Ein Konto bewahrt deine Bilder auf.',
    forPlan: 'Registriere dich, um {plan} zu wählen.',
    forTool: 'Registriere dich, um „{tool}“ zu nutzen.',
    submit: 'Registrieren',
    pending: 'Dein Konto wird angelegt',
    hasAccount: 'Schon ein Konto?',
    toLogin: 'Anmelden',
    terms:
      'Ich stimme den <terms>Nutzungsbedingungen</terms> und der <cookies>Cookie-Richtlinie</cookies> zu',
    faultsTitle: 'Bitte sieh dir das noch einmal an',
    sentTitle: 'Sieh in dein Postfach',
    sentText:
      'Wir haben einen Bestätigungslink an {email} geschickt. Klick ihn an, dann ist dein Konto fertig.',
    waiting: 'Danach geht es in diesem Tab von selbst weiter.',
    goingOn: 'Wird geprüft, ob es bestätigt ist.',
  },
  verification: {
    title: 'Bitte bestätige dein Konto!',
    text: 'Sieh in dein Postfach und klick auf den Bestätigungslink, den wir dir geschickt haben.',
    resend: 'Bestätigungsmail noch einmal schicken',
    resendIn: 'Bestätigungsmail noch einmal schicken ({seconds} s)',
    resent: 'Bestätigungsmail geschickt',
  },
  verifyEmail: {
    pendingTitle: 'Deine E-Mail wird bestätigt',
    successTitle: 'Konto bestätigt',
    successText: '{email} ist bestätigt.',
    welcome: '{credits} Credits hast du zum Start.',
    start: 'Loslegen',
    elsewhere:
      'Der Tab, in dem du dich registriert hast, ist schon weiter. Geh dorthin zurück, oder leg hier los.',
    passwordTitle: 'Ein letzter Schritt',
    passwordText:
      'Du hast dich in einem anderen Browser als „{username}“ registriert. Gib das Passwort ein, das du dort für {email} gewählt hast.',
    nameTakenText:
      'Der Benutzername „{username}“ wurde vergeben, bevor {email} bestätigt war. Wähl einen anderen und gib das Passwort ein, mit dem du dich registriert hast.',
    confirm: 'E-Mail-Adresse bestätigen',
    confirmPending: 'Wird bestätigt',
    faultsTitle: 'Noch nicht bestätigt',
    severalHint:
      'Nicht dein Benutzername, oder mehrmals registriert? Eine neue Mail nennt jede Registrierung dieser Adresse mit Benutzername und Zeit.',
    failureTitle: 'Oh, Mist!',
    failureText: '{email} konnte nicht bestätigt werden.',
    expired: 'Dein Bestätigungslink ist abgelaufen.',
    expiredHint: 'Melde dich an, um einen neuen zu bekommen.',
    unreachableTitle: 'Der Link ließ sich nicht prüfen',
  },
  forgotten: {
    title: 'Passwort vergessen?',
    intro:
      'Gib die E-Mail-Adresse deines Kontos an, und wir schicken dir einen Link für ein neues Passwort.',
    submit: 'Link schicken',
    pending: 'Wird geschickt',
    sentTitle: 'Sieh in dein Postfach',
    sentText:
      'Wenn {email} zu einem Konto gehört, ist ein Link unterwegs. Er gilt eine Stunde lang und einmal.',
    again: 'Keine Mail? Fordere noch eine an',
    toLogin: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Wähl ein neues Passwort',
    intro: 'Jeder Browser, der in deinem Konto angemeldet ist, wird abgemeldet.',
    submit: 'Passwort festlegen',
    pending: 'Wird festgelegt',
    doneTitle: 'Dein Passwort ist festgelegt',
    doneText: 'Melde dich damit an.',
    usedUpTitle: 'Dieser Link gilt nicht mehr',
    usedUpText:
      'Er wurde schon benutzt, oder seine Stunde ist vorbei. Lass dir einen neuen schicken.',
    askAgain: 'Neuen Link anfordern',
  },
  logout: {
    title: 'Abmelden?',
    intro: 'Laufende Durchgänge gehen weiter. Du findest sie in der Übersicht.',
    submit: 'Abmelden',
    stay: 'Angemeldet bleiben',
    pending: 'Wird abgemeldet',
    failedTitle: 'Du bist noch angemeldet',
  },
  dialog: {
    title: 'Anmelden oder registrieren',
    withEmail: 'Weiter mit E-Mail',
    googleFailed: 'Die Anmeldung mit Google hat nicht geklappt.',
    googleAbsent:
      'Google konnte nicht geladen werden. Nimm deine E-Mail, oder versuch es später noch einmal.',
    loginText: 'Mit deinem Konto.',
    registerText: 'Ein Konto anlegen.',
  },
};
