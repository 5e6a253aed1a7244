import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { useDownloadData } from '../api/download-data.ts';
import { AccountSection } from './account-section.tsx';

/** The download of the user's data, or the reason why it is not possible now. */
export function DataSection() {
  const { t } = useTranslation();
  const download = useDownloadData();
  return (
    <AccountSection title={t('account.dataExport.title')} text={t('account.dataExport.text')}>
      <Button
        look="outline"
        pending={download.isPending}
        className="self-start"
        onClick={() => download.mutate()}
      >
        {t('account.dataExport.download')}
      </Button>
      <FaultList
        title={t('account.dataExport.failedTitle')}
        faults={download.error ? errorTexts(download.error) : []}
      />
    </AccountSection>
  );
}
