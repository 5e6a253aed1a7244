import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';

/** The router's key of the page that the visitor opened; its focus belongs to the browser. */
const FIRST_ENTRY = 'default';

type PageHeadingProps = {
  children: string;
  /** The line under the title. */
  intro?: ReactNode;
  /** Leaves the title to screen readers where the page shows it in another way. */
  hidden?: boolean;
};

/** The page's title. It names the window, and takes the focus when the page is come to. */
export function PageHeading({ children, intro, hidden = false }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = t('common.pageTitle', { title: children });
  }, [children, t]);
  useEffect(() => {
    if (key !== FIRST_ENTRY) heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <header className={classNames(hidden ? 'sr-only' : 'max-w-2xl')}>
      <h1 ref={heading} tabIndex={-1} className="title-page text-4xl sm:text-5xl">
        {children}
      </h1>
      {intro && <p className="mt-3 text-lg text-ink-soft">{intro}</p>}
    </header>
  );
}
