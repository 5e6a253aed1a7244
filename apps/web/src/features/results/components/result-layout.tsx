import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

type ResultLayoutProps = {
  /** True for a run of one image: on wide screens it is large, and all else is beside it. */
  isSingle: boolean;
  children: ReactNode;
};

/** The columns of a run: what comes first, its images, and the details of a single one. */
export function ResultLayout({ isSingle, children }: ResultLayoutProps) {
  return (
    <div className={classNames('flex flex-col gap-3', isSingle && SINGLE_CLASS)}>{children}</div>
  );
}

const SINGLE_CLASS =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10';

/** Place of a single image. */
export const LARGE_CLASS = 'lg:col-start-1 lg:row-span-2 lg:row-start-1';

/** Place of what stands beside a single image, above its details. */
export const BESIDE_CLASS = 'lg:col-start-2 lg:row-start-1';
