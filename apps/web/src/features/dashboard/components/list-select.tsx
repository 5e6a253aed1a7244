import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { Icon } from '../../../ui/icon.tsx';

type ListSelectProps = {
  label: string;
  value: string;
  /** Values with their words; the first one leaves nothing out. */
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

/** A choice that narrows the list. */
export function ListSelect({ label, value, options, onChange }: ListSelectProps) {
  return (
    <div className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${CONTROL_CLASS} cursor-pointer appearance-none pr-10!`}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-soft"
      />
    </div>
  );
}
