import { useEffect, useEffectEvent, useState } from 'react';

const SETTLES_MS = 300;

/**
 * A text that is told only after the typing has paused, without the blanks around it.
 * `value` is what was told last; where it changes by other hands, the text follows.
 */
export function useSettledText(value: string, onSettle: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState({ value, told: value });
  if (value !== known.value) {
    if (value !== known.told) setDraft(value);
    setKnown({ value, told: value });
  }
  const settle = useEffectEvent(() => {
    const told = draft.trim();
    if (told === value) return;
    setKnown({ value, told });
    onSettle(told);
  });
  useEffect(() => {
    if (draft.trim() === value) return undefined;
    const pause = setTimeout(settle, SETTLES_MS);
    return () => clearTimeout(pause);
  }, [draft, value]);
  return { draft, setDraft, settle };
}
