import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';

/** The colours of the step indicator inside the tools. */
const CHALKS = [
  'bg-chalk-blue text-on-chalk',
  'bg-chalk-red text-on-chalk',
  'bg-chalk-yellow text-on-chalk-yellow',
  'bg-chalk-purple text-on-chalk',
] as const;

/** The way of working in four steps, along one running stitch. */
export function FourSteps() {
  const { t } = useTranslation();
  const steps = t('landing.steps.list', { returnObjects: true });
  return (
    <section className="page sm:px-8">
      <h2 className="title-page text-3xl sm:text-4xl">{t('landing.steps.title')}</h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-2 xl:grid-cols-4 xl:gap-0">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative flex gap-4 xl:flex-col xl:pr-8">
            <span
              aria-hidden="true"
              className="running-stitch absolute top-5.5 left-0 hidden h-0.5 w-full xl:block"
            />
            <span
              aria-hidden="true"
              className={classNames(
                'title-section relative flex size-11 shrink-0 items-center justify-center rounded-full text-xl tabular-nums ring-6 ring-paper',
                CHALKS[index],
              )}
            >
              {index + 1}
            </span>
            <div>
              <h3 className="title-section text-xl">{title}</h3>
              <p className="mt-1 max-w-xs leading-snug text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
