import type { ExamplePicture } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { exampleUrl } from '../../../lib/example-pictures/example-url.ts';
import { ExampleCard } from '../../../ui/example-card.tsx';

/** Pictures that a tool made from words, with their prompts. */
export function MadeExamples({ made }: { made: readonly ExamplePicture[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('instructions.madeTitle')}>
      <h3 className="title-section text-lg">{t('instructions.madeTitle')}</h3>
      <ul className="mt-3 grid grid-cols-3 gap-x-3 gap-y-4 sm:gap-x-5">
        {made.map(({ picture, words }) => (
          <li key={words}>
            <ExampleCard src={exampleUrl(picture)}>
              <span className="annotation">{t(`instructions.captions.${words}`)}</span>
            </ExampleCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
