import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

type ResultActionProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
  /** The image that the action is for: read out, not shown. */
  subject: string;
  /** The action's price or its effect; a line of it may end in a line break. */
  note: string;
  pending?: boolean;
};

/** One action on a result, in its bar. */
export function ResultAction(props: ResultActionProps) {
  const { icon, label, subject, note, pending = false, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      {...rest}
      className={classNames(
        'flex min-h-12 min-w-0 flex-col items-center justify-center px-1 py-1.5 leading-tight transition-colors',
        'hover:bg-sunk disabled:cursor-not-allowed disabled:text-ink-soft data-[state=open]:bg-sunk',
        className,
      )}
    >
      <span className="flex items-center gap-1 text-sm font-medium">
        {pending ? <Spinner className="size-4" /> : <Icon name={icon} className="size-4" />}
        {label}
        <span className="sr-only"> {subject}</span>
      </span>
      <span className="text-xs whitespace-pre text-ink-soft tabular-nums"> {note}</span>
    </button>
  );
}
