import { lazy, Suspense, useState } from 'react';
import { FeaturesButton } from './features-button.tsx';

const OpenFeaturesMenu = lazy(async () => ({
  default: (await import('./open-features-menu.tsx')).OpenFeaturesMenu,
}));

/** The tools' menu; its code loads when it first opens. */
export function FeaturesMenu() {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <FeaturesButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  );
  if (!isAsked) return button;
  return (
    <Suspense fallback={button}>
      <OpenFeaturesMenu />
    </Suspense>
  );
}
