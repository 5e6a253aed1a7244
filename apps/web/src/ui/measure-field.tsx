import { type InputHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL_CLASS } from './control-class.ts';
import { Field } from './field.tsx';

type MeasureFieldProps = {
  label: string;
  hint?: string | undefined;
  /** The fault of the typed text. */
  error: string | undefined;
  /** The text as typed. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the typed text is left. */
  onLeft?: () => void;
  slider: { label: string; min: number; max: number; step: number; value: number | string };
  /** Attributes of the text field. */
  written: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'min' | 'max' | 'step'>;
  unit: string;
};

/** A length with its unit: set by a slider or typed. */
export function MeasureField(props: MeasureFieldProps) {
  const { label, hint, error, value, onChange, onLeft, slider, written, unit } = props;
  const id = useId();
  const ids = { control: id, message: `${id}-message` };
  const { label: sliderLabel, ...range } = slider;
  return (
    <Field ids={ids} label={label} error={error} hint={hint}>
      <div className="flex items-center gap-4">
        <input
          type="range"
          aria-label={sliderLabel}
          {...range}
          onChange={({ target }) => onChange(target.value)}
          className="h-11 min-w-0 grow cursor-pointer accent-accent"
        />
        <div className="relative w-28 shrink-0">
          <input
            id={ids.control}
            inputMode="decimal"
            autoComplete="off"
            {...written}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onLeft}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={ids.message}
            className={classNames(CONTROL_CLASS, 'pr-11 tabular-nums')}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft"
          >
            {unit}
          </span>
        </div>
      </div>
    </Field>
  );
}
