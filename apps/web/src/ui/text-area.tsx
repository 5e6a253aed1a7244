import { type ComponentProps, useId } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';

type TextAreaProps = ComponentProps<'textarea'> & { label: string; error?: string; hint?: string };

export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  const id = useId();
  const ids = { control: id, message: `${id}-message` };
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <textarea
        rows={3}
        {...area}
        id={ids.control}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.message}
        className={CONTROL_CLASS}
      />
    </Field>
  );
}
