import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../lib/api/error-texts.ts';
import { useTheme } from '../../../lib/theme.ts';
import { FaultList } from '../../../ui/fault-list.tsx';
import { useGoogleClient } from '../api/google-client.ts';
import { useGoogleLogin } from '../api/google-login.ts';
import { loadGoogleIdentity } from '../model/google-identity.ts';

/** The widest that Google draws its button. */
const MOST_WIDTH_PX = 400;

/** Continue with Google, drawn by Google itself; nothing where the server has no client id. */
export function GoogleButton() {
  const { data: clientId } = useGoogleClient();
  return clientId ? <DrawnButton clientId={clientId} /> : null;
}

function DrawnButton({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { theme } = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const [isAbsent, setAbsent] = useState(false);
  const logIn = useGoogleLogin();
  const takeCredential = useEffectEvent((credential: string) => logIn.mutate(credential));
  useEffect(() => {
    let isGone = false;
    async function draw() {
      const identity = await loadGoogleIdentity();
      if (isGone || !place.current) return;
      identity.initialize({
        client_id: clientId,
        callback: ({ credential }) => takeCredential(credential),
      });
      place.current.replaceChildren();
      identity.renderButton(place.current, {
        type: 'standard',
        text: 'continue_with',
        theme: theme === 'dark' ? 'filled_black' : 'outline',
        size: 'large',
        width: Math.min(MOST_WIDTH_PX, place.current.clientWidth),
      });
    }
    draw().catch((error: unknown) => {
      console.error('Google login failed', error);
      if (!isGone) setAbsent(true);
    });
    return () => {
      isGone = true;
    };
  }, [clientId, theme]);
  if (isAbsent) return <p className="text-ink-soft">{t('auth.dialog.googleAbsent')}</p>;
  return (
    <div aria-busy={logIn.isPending} className="flex flex-col gap-3">
      {/* As high as the button will be. */}
      <div ref={place} className="flex min-h-11 justify-center" />
      {logIn.error && (
        <FaultList title={t('auth.dialog.googleFailed')} faults={errorTexts(logIn.error)} />
      )}
    </div>
  );
}
