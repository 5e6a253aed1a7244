import type { Account } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { AccountSection } from './account-section.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { has_password: hasPassword, email } = account;
  const text = hasPassword ? t('account.password.text') : t('account.password.none', { email });
  return (
    <AccountSection title={t('account.password.title')} text={text}>
      {hasPassword && <PasswordForm owner={account} />}
      <p>
        <TextLink to="/forgot-password">
          {t(`account.password.${hasPassword ? 'forgotten' : 'set'}`)}
        </TextLink>
      </p>
    </AccountSection>
  );
}
