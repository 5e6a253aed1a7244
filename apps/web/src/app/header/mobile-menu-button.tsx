import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

/** The button of the menu of narrow screens; the menu's code loads when it first opens. */
export function MobileMenuButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <div className="md:hidden">
      <IconButton
        icon="menu"
        label={t('common.nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>{open && <MobileMenu onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
