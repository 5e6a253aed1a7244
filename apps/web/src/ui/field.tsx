import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Ids that tie a control to its label and to the line beneath it. */
export type FieldIds = { control: string; message: string };

type FieldProps = {
  ids: FieldIds;
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
  children: ReactNode;
};

/** Label above, control, and beneath it the fault or a hint. */
export function Field({ ids, label, error, hint, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={ids.control} className="text-sm font-medium">
        {label}
      </label>
      {children}
      <FieldMessage id={ids.message} error={error} hint={hint} />
    </div>
  );
}

/** The line beneath a control; spoken when a fault appears. */
export function FieldMessage(props: { id: string; error?: string; hint?: ReactNode }) {
  const { id, error, hint } = props;
  return (
    <p id={id} aria-live="polite" className="text-sm text-ink-soft empty:hidden">
      {error ? (
        <span className="flex items-start gap-1.5 text-danger">
          <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </span>
      ) : (
        hint
      )}
    </p>
  );
}
