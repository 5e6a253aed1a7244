import { useEffect, useState } from 'react';

/** True while Control is held and `active` is set. */
export function useControlKey(active: boolean): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const follow = (event: KeyboardEvent) => setHeld(event.ctrlKey);
    const letGo = () => setHeld(false);
    addEventListener('keydown', follow);
    addEventListener('keyup', follow);
    addEventListener('blur', letGo);
    return () => {
      removeEventListener('keydown', follow);
      removeEventListener('keyup', follow);
      removeEventListener('blur', letGo);
      letGo();
    };
  }, [active]);
  return held;
}
