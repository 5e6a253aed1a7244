import '../../../../lib/instruction-words.ts';
import { type ExamplePicture, SOURCE_EXAMPLES, type SourceKind } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { exampleUrl } from '../../../../lib/example-pictures/example-url.ts';
import { ExampleCard } from '../../../../ui/example-card.tsx';

/** Examples of good and bad pictures. */
export function ExamplePictures({ kind }: { kind: SourceKind }) {
  const { t } = useTranslation();
  const examples = SOURCE_EXAMPLES[kind];
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-1">
      <Row
        title={t('instructions.acceptedTitle')}
        examples={examples.filter(({ accepted }) => accepted)}
      />
      <Row
        title={t('instructions.rejectedTitle')}
        examples={examples.filter(({ accepted }) => !accepted)}
      />
    </div>
  );
}

function Row({ title, examples }: { title: string; examples: readonly ExamplePicture[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className="annotation mb-2">{title}</h3>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4">
        {examples.map(({ picture, accepted, words }) => (
          <li key={words}>
            <ExampleCard src={exampleUrl(picture)} accepted={accepted}>
              {t(`instructions.captions.${words}`)}
            </ExampleCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
