import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

type ListHeadingProps = {
  ref: Ref<HTMLHeadingElement>;
  /** Number of outputs in all; undefined while it is not known. */
  total: number | undefined;
  /** True: the list holds results of a search. */
  found: boolean;
};

/** The list's title and its total. It takes the focus when the page of the list changes. */
export function ListHeading({ ref, total, found }: ListHeadingProps) {
  const { t } = useTranslation();
  const isTold = total !== undefined && (total > 0 || found);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      <h2
        id="generations-title"
        ref={ref}
        tabIndex={-1}
        className="title-section scroll-mt-20 text-2xl focus:outline-none"
      >
        {t('dashboard.generationsTitle')}
      </h2>
      <p aria-live="polite" className="annotation tabular-nums">
        {isTold && t(found ? 'dashboard.found' : 'dashboard.total', { count: total })}
      </p>
    </div>
  );
}
