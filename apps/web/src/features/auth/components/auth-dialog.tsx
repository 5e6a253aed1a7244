import '../auth-words.ts';
import * as Tabs from 'radix-ui/tabs';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';

const TABS = ['login', 'register'] as const;

export type AuthTab = (typeof TABS)[number];

type AuthDialogProps = { tab: AuthTab; onTab: (tab: AuthTab) => void; onClose: () => void };

/** Login or register, over the landing page. */
export function AuthDialog({ tab, onTab, onClose }: AuthDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} title={t('auth.dialog.title')}>
      <Tabs.Root
        value={tab}
        onValueChange={(value) => onTab(value === 'login' ? 'login' : 'register')}
        className="mt-6"
      >
        <Tabs.List className="flex border-b border-hairline">
          {TABS.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="-mb-px min-h-11 border-b-2 border-transparent px-4 data-[state=active]:border-accent data-[state=active]:font-medium"
            >
              {t(`auth.${name}.title`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {TABS.map((name) => (
          <Tabs.Content key={name} value={name} className="flex flex-col gap-5 pt-6">
            <p className="text-ink-soft">{t(`auth.dialog.${name}Text`)}</p>
            {name === 'login' && <PasskeyButton />}
            <GoogleButton />
            <ButtonLink to={`/${name}`} look="accent" className="max-w-[400px]">
              {t('auth.dialog.withEmail')}
            </ButtonLink>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Dialog>
  );
}
