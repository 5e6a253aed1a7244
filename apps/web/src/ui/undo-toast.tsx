import { Button } from './button.tsx';

type UndoToastProps = { text: string; undo: string; onUndo: () => void };

/** Says what was done, with the button that takes it back. */
export function UndoToast({ text, undo, onUndo }: UndoToastProps) {
  return (
    <span className="flex items-center gap-3">
      {text}
      <Button look="quiet" onClick={onUndo} className="-my-1.5 px-3! underline underline-offset-3">
        {undo}
      </Button>
    </span>
  );
}
