import { useTranslation } from 'react-i18next';
import { SWATCHES } from '../model/swatches.ts';

/** Swatches as they lie on the table, each with its prompt. */
export function SwatchWall() {
  const { t } = useTranslation();
  return (
    <section className="page sm:px-8">
      <h2 className="title-page text-3xl sm:text-4xl">{t('landing.patterns.title')}</h2>
      <p className="mt-3 max-w-2xl text-lg text-balance text-ink-soft">
        {t('landing.patterns.intro')}
      </p>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4">
        {SWATCHES.map(({ url, name }) => (
          <li key={url} className="flex flex-col gap-2.5">
            <img
              src={url}
              alt=""
              width={512}
              height={512}
              loading="lazy"
              decoding="async"
              className="pinked aspect-square w-full bg-sunk object-cover"
            />
            <p lang="en" className="annotation text-base leading-snug">
              {t(`landing.patterns.words.${name}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
