import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldMessage } from './field.tsx';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string };

/** The browser's own checkbox, drawn as a chalked square. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <span className="relative mt-px inline-grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            id={id}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={messageId}
            className="peer absolute inset-0 size-6 cursor-pointer appearance-none rounded border border-control bg-raised checked:border-ink checked:bg-ink aria-invalid:border-danger"
          />
          <Icon
            name="check"
            className="pointer-events-none relative size-4.5 text-paper opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="leading-6">
          {label}
        </label>
      </div>
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
