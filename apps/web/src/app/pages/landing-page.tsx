import { lazy, Suspense, useState } from 'react';
import type { AuthTab } from '../../features/auth/components/auth-dialog.tsx';
import { LandingScreen } from '../../features/landing/components/landing-screen.tsx';
import { loadAsking } from '../../lib/load-asking.ts';

const AuthDialog = lazy(async () => ({
  default: await loadAsking(
    async () => (await import('../../features/auth/components/auth-dialog.tsx')).AuthDialog,
  ),
}));

/** The landing page, and over it the dialog to log in or register. */
export function LandingPage() {
  const [tab, setTab] = useState<AuthTab>();
  return (
    <>
      <LandingScreen onLogin={() => setTab('login')} onRegister={() => setTab('register')} />
      <Suspense fallback={null}>
        {tab && <AuthDialog tab={tab} onTab={setTab} onClose={() => setTab(undefined)} />}
      </Suspense>
    </>
  );
}
