import { useState } from 'react';
import { dismissForGood, isDismissed } from './dismissed.ts';

/** Whether it is still told how the subject is moved; once dismissed it does not come back. */
export function useRepositionHint() {
  const [isOpen, setOpen] = useState(() => !isDismissed('reposition-hint'));
  const dismiss = () => {
    dismissForGood('reposition-hint');
    setOpen(false);
  };
  return { isOpen, dismiss };
}
