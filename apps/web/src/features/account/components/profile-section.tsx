import type { Account } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/time/time-ago.ts';
import { AccountSection } from './account-section.tsx';
import { EmailForm } from './email-form.tsx';
import { UsernameForm } from './username-form.tsx';

export function ProfileSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const rows = [
    [t('account.profile.username'), account.username],
    [t('account.profile.email'), account.email],
    [t('account.profile.since'), formatDate(new Date(account.created_at))],
  ];
  return (
    <>
      <AccountSection title={t('account.profile.title')}>
        <dl className="divide-y divide-hairline border-y border-hairline">
          {rows.map(([term, text]) => (
            <div key={term} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      </AccountSection>
      <AccountSection title={t('account.profile.username')}>
        <UsernameForm account={account} />
      </AccountSection>
      {account.has_password && (
        <AccountSection title={t('account.profile.email')} text={t('account.email.text')}>
          <EmailForm account={account} />
        </AccountSection>
      )}
    </>
  );
}
