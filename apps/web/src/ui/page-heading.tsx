import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';

/** The router's key of the first page; its focus belongs to the browser. */
const FIRST_ENTRY = 'default';

const SIZES = {
  page: 'title-page text-4xl sm:text-5xl',
  /** Title beside work that needs the room; visually hidden on telephones. */
  aside: 'title-page text-2xl',
  display: 'title-display pb-3 text-[clamp(2.75rem,5.6vw,5.25rem)]',
} as const;

type PageHeadingProps = {
  children: string;
  /** The line under the title. */
  intro?: ReactNode;
  size?: keyof typeof SIZES;
};

/** The page's title. It names the window, and takes the focus when the page opens. */
export function PageHeading({ children, intro, size = 'page' }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const openedWith = useRef(key === FIRST_ENTRY ? children : undefined);
  useEffect(() => {
    document.title = t('common.pageTitle', { title: children });
  }, [children, t]);
  useEffect(() => {
    if (openedWith.current === children) return;
    openedWith.current = undefined;
    heading.current?.focus({ preventScroll: true });
  }, [children]);
  return (
    <header className={classNames('max-w-2xl', size === 'aside' && 'max-md:sr-only')}>
      <h1 ref={heading} tabIndex={-1} className={SIZES[size]}>
        {children}
      </h1>
      {intro && <p className="mt-4 max-w-[38rem] text-lg text-ink-soft">{intro}</p>}
    </header>
  );
}
