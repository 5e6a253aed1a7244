import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Shown where a page throws while it is loaded or drawn. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col items-start gap-8">
      <PageHeading intro={t('common.crash.text')}>{t('common.crash.title')}</PageHeading>
      <Button onClick={() => window.location.reload()}>{t('common.crash.reload')}</Button>
    </div>
  );
}
