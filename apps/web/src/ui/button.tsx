import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  /** True: shows a spinner and ignores clicks, but stays in the tab order. */
  pending?: boolean;
};

export function Button(props: ButtonProps) {
  const { look = 'ink', pending = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    >
      {pending && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
