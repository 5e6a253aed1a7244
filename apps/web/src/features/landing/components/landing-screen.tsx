import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

type LandingScreenProps = { onLogin: () => void; onRegister: () => void };

export function LandingScreen({ onLogin, onRegister }: LandingScreenProps) {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col gap-8">
      <PageHeading intro={t('landing.description')}>{t('landing.title')}</PageHeading>
      <div className="flex gap-3">
        <Button look="accent" onClick={onRegister}>
          {t('landing.register')}
        </Button>
        <Button look="outline" onClick={onLogin}>
          {t('landing.login')}
        </Button>
      </div>
    </div>
  );
}
