import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';

type PlanDialogProps = {
  title: string;
  text: string;
  onClose: () => void;
  /** Buttons of the dialog. */
  children: ReactNode;
};

/** A dialog about a plan: a sentence, and its buttons. */
export function PlanDialog({ title, text, onClose, children }: PlanDialogProps) {
  return (
    <Dialog open onClose={onClose} title={title} description={text}>
      <div className="mt-6 flex flex-wrap justify-end gap-3">{children}</div>
    </Dialog>
  );
}
