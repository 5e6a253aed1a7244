import { useTranslation } from 'react-i18next';

/** Two sample testimonials, marked as such: nobody has given them. */
export function Samples() {
  const { t } = useTranslation();
  const samples = t('landing.samples.list', { returnObjects: true });
  return (
    <section className="page sm:px-8">
      <h2 className="title-page text-3xl sm:text-4xl">{t('landing.samples.title')}</h2>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{t('landing.samples.intro')}</p>
      <div className="mt-8 grid gap-6 md:grid-cols-2 md:gap-8">
        {samples.map(({ text, who }) => (
          <figure key={who} className="cross-paper border border-hairline bg-raised p-6 sm:p-8">
            <span className="absolute top-5 right-5 rotate-6 border-2 border-accent px-2 py-0.5 text-sm leading-tight font-medium tracking-wide text-accent-ink uppercase">
              {t('landing.samples.mark')}
            </span>
            <blockquote className="title-section pt-8 text-2xl leading-snug text-balance">
              {text}
            </blockquote>
            <figcaption className="annotation mt-5">{who}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
