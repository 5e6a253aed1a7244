import { useEffect, useEffectEvent, useState } from 'react';

const SETTLES_MS = 300;

/**
 * A text that is reported only after a pause in typing, trimmed. `value` is the last report; where
 * it changes from outside, the text follows.
 */
export function useSettledText(value: string, onSettle: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState({ value, settled: value });
  if (value !== known.value) {
    if (value !== known.settled) setDraft(value);
    setKnown({ value, settled: value });
  }
  const settle = useEffectEvent(() => {
    const settled = draft.trim();
    if (settled === value) return;
    setKnown({ value, settled });
    onSettle(settled);
  });
  useEffect(() => {
    if (draft.trim() === value) return undefined;
    const pause = setTimeout(settle, SETTLES_MS);
    return () => clearTimeout(pause);
  }, [draft, value]);
  return { draft, setDraft, settle };
}
