import { useTranslation } from 'react-i18next';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { AccountSection } from './account-section.tsx';

/** The browser fetches the file itself, and shows how far it is. */
export function DataSection() {
  const { t } = useTranslation();
  return (
    <AccountSection title={t('account.dataExport.title')} text={t('account.dataExport.text')}>
      <a
        href={`${API_BASE}/export-data/`}
        download
        className={buttonClass('outline', 'self-start')}
      >
        {t('account.dataExport.download')}
      </a>
    </AccountSection>
  );
}
