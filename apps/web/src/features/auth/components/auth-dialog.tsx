import '../auth-words.ts';
import * as Tabs from 'radix-ui/tabs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { OwnSignUp } from '../model/use-going-on.ts';
import type { LoginState } from '../model/use-login-reason.ts';
import { useWish } from '../model/use-wish.ts';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { RegisterForm } from './register-form.tsx';
import { SentDialog } from './sent-dialog.tsx';

const VerificationDialog = lazy(async () => ({
  default: (await import('./verification-dialog.tsx')).VerificationDialog,
}));

const TABS = ['login', 'register'] as const;

export type AuthTab = (typeof TABS)[number];

type AuthDialogProps = { tab: AuthTab; onTab: (tab: AuthTab) => void; onClose: () => void };

/** Login or register, over the landing page; afterwards the dialog that says where the link went. */
export function AuthDialog({ tab, onTab, onClose }: AuthDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [sent, setSent] = useState<OwnSignUp>();
  const [unverified, setUnverified] = useState<string>();
  if (sent) {
    const state: LoginState = { email: sent.email };
    return <SentDialog signUp={sent} onClose={() => void navigate('/login', { state })} />;
  }
  if (unverified !== undefined) {
    return (
      <Suspense fallback={null}>
        <VerificationDialog email={unverified} onClose={() => setUnverified(undefined)} />
      </Suspense>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('auth.dialog.title')}>
      <Tabs.Root
        value={tab}
        onValueChange={(value) => onTab(value === 'login' ? 'login' : 'register')}
        className="mt-3"
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
        <Tabs.Content value="login" className="flex flex-col gap-4 pt-4">
          <Ways tab="login" />
          <LoginForm onNotVerified={setUnverified} />
          <p>
            <TextLink to="/forgot-password">{t('auth.login.toForgotten')}</TextLink>
          </p>
        </Tabs.Content>
        <Tabs.Content value="register" className="flex flex-col gap-4 pt-4">
          <Ways tab="register" />
          <RegisterForm onSent={setSent} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}

/** The ways in besides the form, and the page that has the form for itself. */
function Ways({ tab }: { tab: AuthTab }) {
  const { t } = useTranslation();
  const wish = useWish(tab);
  return (
    <>
      <p className="text-ink-soft">{wish ?? t(`auth.dialog.${tab}Text`)}</p>
      {tab === 'login' && <PasskeyButton />}
      <GoogleButton />
      <p className="flex items-center gap-3 before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        <TextLink to={`/${tab}`}>{t('auth.dialog.withEmail')}</TextLink>
      </p>
    </>
  );
}
