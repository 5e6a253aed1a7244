import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

/** A link within text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        'text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2',
        className,
      )}
    />
  );
}
