import '../operator-words.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** The page of an operator who has logged in without a second factor. */
export function TwoFactorNeeded() {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col items-start gap-8">
      <PageHeading intro={t('operators.twoFactor.text')}>
        {t('operators.twoFactor.title')}
      </PageHeading>
      <ButtonLink to="/account">{t('operators.twoFactor.toAccount')}</ButtonLink>
    </div>
  );
}
