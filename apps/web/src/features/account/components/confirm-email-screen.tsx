import '../account-words.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { keepReturnPath } from '../../../lib/return-path.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FaultList } from '../../../ui/fault-list.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useConfirmEmailChange } from '../api/confirm-email-change.ts';

/** Confirms a new e-mail address. `data` is the link's secret, if it has one. */
export function ConfirmEmailScreen({ data }: { data: string }) {
  const isSignedIn = useSession();
  return (
    <div className="page flex flex-col items-start gap-8">
      {isSignedIn ? <Confirm data={data} /> : <LogInFirst data={data} />}
    </div>
  );
}

function Confirm({ data }: { data: string }) {
  const { t } = useTranslation();
  const confirm = useConfirmEmailChange();
  if (confirm.isSuccess) {
    return (
      <>
        <PageHeading intro={t('account.email.doneText', { email: confirm.data })}>
          {t('account.email.doneTitle')}
        </PageHeading>
        <ButtonLink to="/account" look="accent">
          {t('account.email.toAccount')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <PageHeading intro={t('account.email.confirmText')}>
        {t('account.email.confirmTitle')}
      </PageHeading>
      <Button look="accent" pending={confirm.isPending} onClick={() => confirm.mutate(data)}>
        {t(`account.email.${confirm.isPending ? 'confirmPending' : 'confirm'}`)}
      </Button>
      {confirm.error && (
        <>
          <FaultList title={t('account.faultsTitle')} faults={errorTexts(confirm.error)} />
          <ButtonLink to="/account">{t('account.email.toAccount')}</ButtonLink>
        </>
      )}
    </>
  );
}

/** Request to log in; the log-in leads back here. */
function LogInFirst({ data }: { data: string }) {
  const { t } = useTranslation();
  useEffect(() => keepReturnPath(`/confirm-email?data=${encodeURIComponent(data)}`), [data]);
  return (
    <>
      <PageHeading intro={t('account.email.loginText')}>
        {t('account.email.confirmTitle')}
      </PageHeading>
      <ButtonLink to="/login" look="accent">
        {t('common.nav.login')}
      </ButtonLink>
    </>
  );
}
