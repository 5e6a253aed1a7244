import '../../lib/studio-words.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditsDialog } from '../../features/credits/components/credits-dialog.tsx';
import { InstructionsDialog } from '../../features/instructions/components/instructions-dialog.tsx';
import { useUserCredits } from '../../lib/credits/user-credits.ts';
import { LOGOUT_CLICK } from '../../lib/logout-click.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuAction, MenuLink } from '../../ui/menu.tsx';

/** Instructions, My Credits, Palettes, Account, for operators their page, and Logout behind one button; open at first. */
export function OpenUserMenu() {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'instructions' | 'credits'>();
  const isOperator = useUserCredits().data?.is_operator === true;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu
        defaultOpen
        align="end"
        trigger={<IconButton ref={button} icon="user" label={t('common.nav.account')} />}
      >
        <MenuAction onSelect={() => setDialog('instructions')}>
          {t('common.nav.instructions')}
        </MenuAction>
        <MenuAction onSelect={() => setDialog('credits')}>{t('common.nav.myCredits')}</MenuAction>
        <MenuLink to="/palettes">{t('common.nav.palettes')}</MenuLink>
        <MenuLink to="/account">{t('common.nav.accountPage')}</MenuLink>
        {isOperator && <MenuLink to="/operators">{t('common.nav.operators')}</MenuLink>}
        <MenuLink to="/logout" state={LOGOUT_CLICK}>
          {t('common.nav.logout')}
        </MenuLink>
      </Menu>
      <InstructionsDialog open={dialog === 'instructions'} onClose={close} returnFocusTo={button} />
      <CreditsDialog open={dialog === 'credits'} onClose={close} returnFocusTo={button} />
    </>
  );
}
