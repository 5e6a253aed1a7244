import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type HeartButtonProps = {
  /** Accessible name of the button. */
  label: string;
  full: boolean;
  disabled?: boolean;
  onClick: () => void;
  className?: string;
};

/** A heart in a circle: full while it is on. */
export function HeartButton({ label, full, disabled, onClick, className }: HeartButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={full}
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'group/heart inline-flex size-11 items-center justify-center',
        className,
      )}
    >
      <span
        className={classNames(
          'inline-flex size-9 items-center justify-center rounded-full border border-hairline bg-paper transition-colors',
          'group-hover/heart:border-ink group-disabled/heart:border-hairline group-disabled/heart:text-ink-soft',
          full ? 'text-accent-ink' : 'text-ink',
        )}
      >
        <Icon name="heart" className="size-4.5" fill={full ? 'currentColor' : 'none'} />
      </span>
    </button>
  );
}
