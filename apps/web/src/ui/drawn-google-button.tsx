import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadGoogleIdentity } from '../lib/google/google-identity.ts';
import { useTheme } from '../lib/theme.ts';

/** The widest that Google draws its button. */
const MOST_WIDTH_PX = 400;

type DrawnGoogleButtonProps = {
  clientId: string;
  /** Takes what Google gives to whoever has chosen an account there. */
  onCredential: (credential: string) => void;
  /** Stands in the place of a button that does not come. */
  absent: string;
};

/** Continue with Google, drawn by Google itself. */
export function DrawnGoogleButton({ absent, ...options }: DrawnGoogleButtonProps) {
  const { place, isAbsent } = useDrawnButton(options);
  if (isAbsent) return <p className="text-ink-soft">{absent}</p>;
  // As high as the button will be, and no wider than there is room.
  return <div ref={place} className="flex min-h-11 overflow-hidden contain-inline-size" />;
}

type Drawing = { place: RefObject<HTMLDivElement | null>; isAbsent: boolean };

function useDrawnButton({
  clientId,
  onCredential,
}: Omit<DrawnGoogleButtonProps, 'absent'>): Drawing {
  const { theme } = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const [isAbsent, setAbsent] = useState(false);
  const takeCredential = useEffectEvent(onCredential);
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
  return { place, isAbsent };
}
