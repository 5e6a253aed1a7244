import { listTools } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { ToolCard } from './tool-card.tsx';

/** The seven tools, each leading to its screen. */
export function ToolCards() {
  const { t } = useTranslation();
  return (
    <section className="page">
      <h2 className="title-page text-3xl sm:text-4xl">{t('landing.tools.title')}</h2>
      <p className="mt-3 max-w-2xl text-lg text-balance text-ink-soft">
        {t('landing.tools.intro')}
      </p>
      <ul className="mt-10 grid grid-cols-2 gap-px border border-hairline bg-hairline lg:grid-cols-4">
        {listTools().map((tool) => (
          <ToolCard key={tool.id} tool={tool} />
        ))}
        <li aria-hidden="true" className="cross-paper bg-paper" />
      </ul>
    </section>
  );
}
