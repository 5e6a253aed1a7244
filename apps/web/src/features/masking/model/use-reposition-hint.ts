import { useState } from 'react';
import { dismissForGood, isDismissed } from './dismissed.ts';

/** True while the hint on moving the subject is shown; once dismissed it does not come back. */
export function useRepositionHint() {
  const [isOpen, setOpen] = useState(() => !isDismissed('reposition-hint'));
  const dismiss = () => {
    dismissForGood('reposition-hint');
    setOpen(false);
  };
  return { isOpen, dismiss };
}
