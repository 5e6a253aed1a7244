import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

type TextLinkProps = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/** A link within text. */
export function TextLink({ className, ...rest }: TextLinkProps) {
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
