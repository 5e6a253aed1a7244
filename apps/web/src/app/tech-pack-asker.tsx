import { lazy, Suspense, useEffect, useState } from 'react';
import { onTechPackAsked, type TechPackAsk } from '../lib/tech-packs/ask-for-tech-pack.ts';

const TechPackDialog = lazy(async () => ({
  default: await (await import('./board-loads.ts')).loadTechPackDialog(),
}));

/** Opens the dialog that makes tech packs, where a screen asks for it. */
export function TechPackAsker() {
  const [ask, setAsk] = useState<TechPackAsk>();
  useEffect(() => onTechPackAsked(setAsk), []);
  return ask ? (
    <Suspense>
      <TechPackDialog {...ask} onClose={() => setAsk(undefined)} />
    </Suspense>
  ) : null;
}
