import { LANGUAGE_NAMES, LANGUAGES, pageLanguage } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../lib/choose-language.ts';

/** The language of every page, in this browser. */
export function LanguageSelect() {
  const { t } = useTranslation();
  return (
    <select
      aria-label={t('common.language')}
      value={pageLanguage.tag}
      onChange={({ target }) => chooseLanguage(target.value)}
      className="min-h-11 cursor-pointer self-start rounded border border-control bg-transparent px-2 text-base text-ink hover:border-ink"
    >
      {LANGUAGES.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {LANGUAGE_NAMES[tag]}
        </option>
      ))}
    </select>
  );
}
