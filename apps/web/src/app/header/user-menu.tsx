import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

const OpenUserMenu = lazy(async () => ({
  default: (await import('./open-user-menu.tsx')).OpenUserMenu,
}));

/** The user's menu; its code, and that of its dialogs, loads when it first opens. */
export function UserMenu() {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const button = (
    <IconButton
      icon="user"
      label={t('common.nav.account')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    />
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <OpenUserMenu />
    </Suspense>
  );
}
