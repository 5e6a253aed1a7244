import '../account-words.ts';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useAccount } from '../api/get-account.ts';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** The page of the user's account and its settings. */
export function AccountScreen() {
  const { t } = useTranslation();
  return (
    <div className="page flex flex-col gap-12">
      <PageHeading intro={t('account.intro')}>{t('account.title')}</PageHeading>
      <Sections />
    </div>
  );
}

function Sections() {
  const { t } = useTranslation();
  const { data: account, error, refetch } = useAccount();
  if (account) {
    return (
      <div>
        <ProfileSection account={account} />
        <LanguageSection />
        <PasswordSection account={account} />
        <TwoFactorSection account={account} />
        <PasskeysSection account={account} />
        <GoogleSection account={account} />
        <SessionsSection />
        <DataSection />
        <DeletionSection account={account} />
      </div>
    );
  }
  if (!error) return <Loading />;
  return (
    <ErrorState
      title={t('account.failedTitle')}
      text={errorText(error)}
      onRetry={() => void refetch()}
    />
  );
}
