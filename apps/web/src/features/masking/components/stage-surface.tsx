import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type StageSurfaceProps = Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> & {
  label: string;
  /** Id of the element that describes the keys. */
  keysId: string;
};

/**
 * The surface on which pointers and keys edit a picture. It handles its keys itself, so it can be
 * focused.
 */
export function StageSurface({ label, keysId, className, ...rest }: StageSurfaceProps) {
  return (
    <div
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      aria-describedby={keysId}
      {...rest}
      className={classNames(
        'absolute inset-0 touch-none overflow-hidden contain-strict',
        className,
      )}
    />
  );
}
