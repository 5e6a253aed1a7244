import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonLinkProps = LinkProps & { look?: ButtonLook };

/** A link that looks like a button: the main way on. */
export function ButtonLink({ look = 'ink', className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}
