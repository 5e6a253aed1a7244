import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { Field } from '../../../ui/field.tsx';
import { findRepeatFault, REPEAT_CM, REPEAT_SLIDER_CM } from '../model/repeat-cm.ts';
import type { SettingFieldProps } from './setting-field.ts';

/** How wide one repeat lies on the cloth: drawn on a slider or written. */
export function RepeatCmField({ value = String(REPEAT_CM.initial), onChange }: SettingFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const ids = { control: id, message: `${id}-message` };
  const fault = findRepeatFault(value);
  return (
    <Field
      ids={ids}
      label={t('wizard.repeatCmLabel')}
      error={fault}
      hint={t('wizard.repeatCmHint')}
    >
      <div className="flex items-center gap-4">
        <input
          type="range"
          aria-label={t('wizard.repeatCmSlider')}
          {...REPEAT_SLIDER_CM}
          value={fault ? REPEAT_CM.initial : value}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 min-w-0 grow cursor-pointer accent-accent"
        />
        <div className="relative w-28 shrink-0">
          <input
            id={ids.control}
            type="number"
            inputMode="decimal"
            min={REPEAT_CM.min}
            max={REPEAT_CM.max}
            step="any"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            aria-invalid={fault !== undefined || undefined}
            aria-describedby={ids.message}
            className={classNames(CONTROL_CLASS, 'pr-11 tabular-nums')}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft"
          >
            {t('wizard.repeatCmUnit')}
          </span>
        </div>
      </div>
    </Field>
  );
}
