import type { PasskeyProof } from '@toile/contract';
import { useEffect, useEffectEvent } from 'react';
import { hasPasskeys } from '../../../lib/passkeys/has-passkeys.ts';

/**
 * Offers passkeys in the field of the name, where the browser can; its code loads there alone.
 */
export function useOfferedPasskeys(
  isWanted: boolean,
  onChosen: (passkey: PasskeyProof) => void,
): void {
  const tell = useEffectEvent(onChosen);
  useEffect(() => {
    if (!isWanted || !hasPasskeys()) return;
    const end = new AbortController();
    const offer = async () => {
      const { offerPasskeys } = await import('../../../lib/passkeys/passkey-ceremonies.ts');
      const passkey = end.signal.aborted ? undefined : await offerPasskeys(end.signal);
      if (passkey) tell(passkey);
    };
    offer().catch(() => undefined); // Without the offer there are the button and the form.
    return () => end.abort();
  }, [isWanted]);
}
