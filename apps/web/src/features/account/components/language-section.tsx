import { useTranslation } from 'react-i18next';
import { LanguageSelect } from '../../../ui/language-select.tsx';
import { AccountSection } from './account-section.tsx';

/** The language of pages and mails. */
export function LanguageSection() {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('common.language')} text={t('account.language.text')}>
      <LanguageSelect />
    </AccountSection>
  );
}
