import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export type Choice<Value extends string | number> = {
  value: Value;
  label: string;
  picture?: ReactNode;
};

type ChoiceGroupProps<Value extends string | number> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  /** Name of the radio buttons; groups of the same name are one choice. */
  name?: string;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Shows the legend to screen readers alone. */
  legendHidden?: boolean;
};

/**
 * One choice of a few, side by side: radio buttons that look like connected pieces. Among choices
 * with a picture, one without takes a row of its own.
 */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, value, onChange, disabled, legendHidden = false } = props;
  const ownName = useId();
  const name = props.name ?? ownName;
  const pieces = choices.filter(({ picture }) => picture !== undefined).length;
  const pictured = pieces > 0;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div
        className={classNames('gap-2', pictured ? GRIDS[pieces === 3 ? 3 : 4] : 'flex flex-wrap')}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(CHOICE_CLASS, pictured && !choice.picture && 'col-span-full')}
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.picture}
            <span className={classNames(choice.picture !== undefined && PICTURED_LABEL_CLASS)}>
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const GRIDS = { 3: 'grid grid-cols-3', 4: 'grid grid-cols-4' } as const;

// Four to a row leave little room: “Half-drop” stays on one line.
const PICTURED_LABEL_CLASS = '-mx-1 text-sm leading-tight tracking-tight whitespace-nowrap';

const CHOICE_CLASS =
  'flex min-h-11 min-w-11 cursor-pointer flex-col items-center justify-center gap-1.5 rounded border ' +
  'relative border-control bg-raised px-2 py-2 text-center transition-colors hover:border-ink ' +
  'has-checked:border-ink has-checked:bg-ink has-checked:text-paper ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ' +
  'has-disabled:cursor-not-allowed has-disabled:opacity-60';
