import { useEffect, useState } from 'react';
import {
  chooseColours,
  type DeskPalette,
  NO_STEPS,
  redoColours,
  undoColours,
} from './colour-steps.ts';

/** The colours on the desk; Ctrl or ⌘ + Z takes the last choice back, with Shift it comes again. */
export function useColourSteps() {
  const [steps, setSteps] = useState(NO_STEPS);
  const undo = () => setSteps(undoColours);
  const redo = () => setSteps(redoColours);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (event.defaultPrevented || ctrlKey === metaKey || altKey) return;
      // A text that is being typed has steps of its own.
      if (target instanceof HTMLInputElement && target.type === 'text') return;
      const letter = key.toLowerCase();
      if (letter !== 'z' && !(letter === 'y' && !shiftKey)) return;
      event.preventDefault();
      setSteps(letter === 'y' || shiftKey ? redoColours : undoColours);
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, []);
  return {
    chosen: steps.now,
    choose: (palette: DeskPalette) =>
      setSteps((now) => chooseColours(now, { palette, atMs: Date.now() })),
    undo: steps.past.length > 0 ? undo : undefined,
    redo: steps.future.length > 0 ? redo : undefined,
  };
}
