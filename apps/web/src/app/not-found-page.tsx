import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col items-start gap-8">
      <PageHeading intro={t('common.notFound.text')}>{t('common.notFound.title')}</PageHeading>
      <ButtonLink to="/">{t('common.notFound.home')}</ButtonLink>
    </div>
  );
}
