import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MARKS } from '../model/marks.ts';
import { useSlideshow } from '../model/use-slideshow.ts';

/** The formats and standards as woven labels; telephones see them pass by, or all when paused. */
export function LabelStrip() {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { index, isPlaying, togglePlaying } = useSlideshow(MARKS.length);
  useEffect(() => {
    const label = list.current?.children[index];
    if (!list.current || !(label instanceof HTMLElement)) return;
    const left = label.offsetLeft - list.current.offsetLeft;
    list.current.scrollTo?.({ left, behavior: 'smooth' });
  }, [index]);
  return (
    <section aria-labelledby="marks-title" className="border-b border-hairline bg-sunk">
      <div className="mx-auto max-w-7xl px-4 py-6 sm:px-8">
        <div className="flex items-center justify-between gap-4">
          <h2 id="marks-title" className="annotation text-base">
            {t('landing.marks.title')}
          </h2>
          <span className="md:hidden">
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={t(isPlaying ? 'landing.marks.pause' : 'landing.marks.play')}
              onClick={togglePlaying}
            />
          </span>
        </div>
        <ul ref={list} className={classNames(LIST_CLASS, isPlaying ? PASSING_CLASS : STILL_CLASS)}>
          {MARKS.map(({ id, name }) => (
            <li key={id} className="woven-label">
              <span translate="no" className="title-section text-lg leading-none whitespace-nowrap">
                {name}
              </span>
              <span className="mt-1.5 text-xs leading-tight text-ink-soft">
                {t(`landing.marks.notes.${id}`)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const LIST_CLASS = 'relative mt-3 grid gap-3 py-1 md:grid-cols-5 xl:grid-cols-10';
const PASSING_CLASS = 'max-md:auto-cols-[8.5rem] max-md:grid-flow-col max-md:overflow-x-hidden';
const STILL_CLASS = 'max-md:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]';
