import { type ComponentProps, useId } from 'react';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> & { label: string; error?: string; hint?: string };

export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const id = useId();
  const ids = { control: id, message: `${id}-message` };
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <input
        type="text"
        {...input}
        id={ids.control}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={ids.message}
        className={CONTROL_CLASS}
      />
    </Field>
  );
}
