import { type ComponentProps, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & {
  checked: boolean;
  /** Accessible name of the switch: the thing that is on or off. */
  label: string;
};

/**
 * A switch that takes effect at once: the browser's own checkbox, drawn as a button in its
 * buttonhole.
 */
export function Switch({ label, ...input }: SwitchProps) {
  const id = useId();
  return (
    <span className="relative inline-flex h-7 w-12 shrink-0">
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        aria-label={label}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-control bg-raised transition-colors checked:border-ink checked:bg-ink"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-ink-soft transition-transform peer-checked:translate-x-5 peer-checked:bg-paper"
      />
    </span>
  );
}
