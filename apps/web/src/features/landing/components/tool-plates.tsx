import { listTools } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { ToolPlate } from './tool-plate.tsx';

/** Plates in the first row, which are larger than the others. */
const LARGE_PLATES = 3;

const LARGE_SIZES = '(min-width: 80rem) 24rem, (min-width: 48rem) 31vw, 92vw';
const SMALL_SIZES = '(min-width: 80rem) 18rem, (min-width: 48rem) 47vw, 45vw';

/** The tools, each with its before and after, each leading to its screen. */
export function ToolPlates() {
  const { t } = useTranslation();
  return (
    <section className="page sm:px-8">
      <div className="grid gap-x-12 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-end">
        <h2 className="title-display text-[clamp(2.25rem,4.4vw,3.75rem)]">
          {t('landing.plates.title')}
        </h2>
        <p className="max-w-xl text-lg text-ink-soft md:pb-1">{t('landing.plates.intro')}</p>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-6 md:gap-x-6 md:gap-y-14 xl:grid-cols-12 xl:gap-x-8">
        {listTools().map((tool, index) => {
          const isLarge = index < LARGE_PLATES;
          return (
            <ToolPlate
              key={tool.id}
              tool={tool}
              sizes={isLarge ? LARGE_SIZES : SMALL_SIZES}
              className={classNames(
                isLarge ? 'col-span-2 xl:col-span-4' : 'md:col-span-3 xl:col-span-3',
              )}
            />
          );
        })}
      </ul>
    </section>
  );
}
