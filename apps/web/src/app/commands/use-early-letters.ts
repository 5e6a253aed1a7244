import { type RefObject, useEffect, useRef } from 'react';

/**
 * Collects the letters that are typed while the palette opens and its field has no focus yet, so that
 * they neither get lost nor end in what lies beneath.
 */
export function useEarlyLetters(isWaiting: boolean): RefObject<string> {
  const letters = useRef('');
  useEffect(() => {
    if (!isWaiting) return undefined;
    letters.current = '';
    const collect = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || isComposing) return;
      if (key === 'Backspace') letters.current = letters.current.slice(0, -1);
      else if (key.length === 1) letters.current += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', collect, { capture: true });
    return () => removeEventListener('keydown', collect, { capture: true });
  }, [isWaiting]);
  return letters;
}
