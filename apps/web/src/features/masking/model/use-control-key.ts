import { useEffect, useState } from 'react';

/** Whether Control is held, while `active`. */
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
