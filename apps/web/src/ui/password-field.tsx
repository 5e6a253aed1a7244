import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  error?: string;
  hint?: string;
};

/** A password with a button that shows what was typed. */
export function PasswordField({ label, error, hint, ...input }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const id = useId();
  const ids = { control: id, message: `${id}-message` };
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          type={shown ? 'text' : 'password'}
          id={ids.control}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={ids.message}
          className={classNames(CONTROL_CLASS, 'pr-13')}
        />
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
          aria-controls={ids.control}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 right-0.5"
        />
      </div>
    </Field>
  );
}
