import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { askForNotices, canAskForNotices } from '../../../lib/run-signal/notices.ts';
import { Button } from '../../../ui/button.tsx';

/** Asks the browser's leave to tell when a run ends; nothing once the user has decided. */
export function NoticeButton() {
  const { t } = useTranslation();
  const [isOffered, setIsOffered] = useState(canAskForNotices);
  if (!isOffered) return null;
  const ask = async () => {
    const isAllowed = await askForNotices();
    setIsOffered(canAskForNotices());
    if (isAllowed) toast(t('results.toldWhenReady'));
    else toast.error(t('results.noNotices'));
  };
  return (
    <Button look="quiet" onClick={() => void ask()}>
      {t('results.tellWhenReady')}
    </Button>
  );
}
