import { currentLanguage } from '../../platform/language/current-language.ts';

/** A moment in the form of mails, in the reader's language: `3 May 2026 at 14:05 UTC`. */
export function mailTime(moment: Date): string {
  const language = currentLanguage();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(moment)} UTC`;
}
