import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadGoogleIdentity } from '../lib/google/google-identity.ts';
import { useTheme } from '../lib/theme.ts';
import { classNames } from './class-names.ts';

/** Largest width of Google's button. */
const MOST_WIDTH_PX = 400;

type DrawnGoogleButtonProps = {
  clientId: string;
  /** Receives Google's credential after the user has chosen an account. */
  onCredential: (credential: string) => void;
  /** Text in place of a button that cannot be loaded. */
  absent: string;
};

/** Continue with Google, drawn by Google itself. */
export function DrawnGoogleButton({ absent, ...options }: DrawnGoogleButtonProps) {
  const { theme } = useTheme();
  const { place, isAbsent } = useDrawnButton({ ...options, theme });
  if (isAbsent) return <p className="text-ink-soft">{absent}</p>;
  return <div ref={place} className={classNames(PLACE_CLASS, theme === 'dark' && EDGE_CLASS)} />;
}

/**
 * Size of the coming button, in Google's pixels, within the width of its place. Google's frame has
 * the light scheme: in a place of the dark one browsers lay white behind it.
 */
const PLACE_CLASS =
  'flex h-[40px] w-full max-w-[400px] overflow-hidden rounded scheme-light contain-inline-size';

/** Outline of Google's black button, which would not stand out from our dark paper. */
const EDGE_CLASS = 'outline-1 outline-control';

type DrawingOptions = Omit<DrawnGoogleButtonProps, 'absent'> & {
  theme: ReturnType<typeof useTheme>['theme'];
};

type Drawing = { place: RefObject<HTMLDivElement | null>; isAbsent: boolean };

function useDrawnButton({ clientId, onCredential, theme }: DrawingOptions): Drawing {
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
      if (isGone) return;
      console.error('Google could not be loaded', error);
      setAbsent(true);
    });
    return () => {
      isGone = true;
    };
  }, [clientId, theme]);
  return { place, isAbsent };
}
