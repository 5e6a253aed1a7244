import type { Account } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AccountSection } from './account-section.tsx';
import { DeletionForm } from './deletion-form.tsx';

/** The deletion of the account: says what is deleted and what stays, and asks in a dialog first. */
export function DeletionSection({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <AccountSection title={t('account.deletion.title')} text={t('account.deletion.text')}>
      <p>{t('account.deletion.goes')}</p>
      <p className="text-ink-soft">{t('account.deletion.stays')}</p>
      <Button look="danger" className="self-start" onClick={() => setIsOpen(true)}>
        {t('account.deletion.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('account.deletion.dialogTitle')}
        description={t('account.deletion.goes')}
      >
        <DeletionForm account={account} onKeep={close} />
      </Dialog>
    </AccountSection>
  );
}
