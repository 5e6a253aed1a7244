import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading.tsx';

export function DashboardPage() {
  const { t } = useTranslation();
  return (
    <div className="page">
      <PageHeading>{t('common.nav.dashboard')}</PageHeading>
    </div>
  );
}
