import { useTranslation } from 'react-i18next';

/** Features of the product, as the sheet of notes that goes with a garment. */
export function Features() {
  const { t } = useTranslation();
  const features = t('landing.features.list', { returnObjects: true });
  return (
    <section className="page sm:px-8 grid gap-x-16 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="title-display text-[clamp(2.25rem,4.4vw,3.75rem)]">
          {t('landing.features.title')}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{t('landing.features.intro')}</p>
      </div>
      <dl className="grid md:grid-cols-2 md:gap-x-10">
        {features.map(({ title, text }) => (
          <div key={title} className="border-t border-hairline py-5">
            <dt className="title-section text-xl">{title}</dt>
            <dd className="mt-1.5 leading-snug text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
