import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SWATCHES } from '../model/swatches.ts';

/** The end of the landing page: the last cloth of the roll, and the ways in once more. */
export function Closing({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const cloth = SWATCHES.find(({ name }) => name === 'deco-fans');
  return (
    <section
      style={{ backgroundImage: `url(${cloth?.url})`, backgroundSize: '18rem' }}
      className="pinked mt-24 -mb-24 px-4 py-16 sm:px-8 md:py-24"
    >
      <div className="mx-auto flex max-w-xl flex-col items-center gap-5 bg-paper px-6 py-10 text-center shadow-2xl">
        <div>
          <h2 className="title-display text-[clamp(2.25rem,4.4vw,3.5rem)]">
            {t('landing.closing.title')}
          </h2>
          <p className="annotation mt-2 text-lg">{t('landing.closing.text')}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
