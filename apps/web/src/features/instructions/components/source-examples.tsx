import { type ExamplePicture, SOURCE_EXAMPLES, type SourceKind } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { exampleUrl } from '../../../lib/example-pictures/example-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ExampleCard } from '../../../ui/example-card.tsx';

type SourceExamplesProps = {
  kind: SourceKind;
  /**
   * True: the tool asks for several kinds of pictures. Each has one row then; the step itself shows
   * all examples.
   */
  isOneOfMany: boolean;
};

/** Examples of good and bad pictures of a kind that a tool asks for. */
export function SourceExamples({ kind, isOneOfMany }: SourceExamplesProps) {
  const { t } = useTranslation();
  const accepted = SOURCE_EXAMPLES[kind].filter((one) => one.accepted);
  const rejected = SOURCE_EXAMPLES[kind]
    .filter((one) => !one.accepted)
    .slice(0, isOneOfMany ? accepted.length : undefined);
  return (
    <section aria-label={t(`instructions.sources.${kind}`)}>
      <h3 className="title-section text-lg">{t(`instructions.sources.${kind}`)}</h3>
      <div className="mt-2 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Group
          title={t('instructions.acceptedTitle')}
          examples={accepted}
          isTall={rejected.length > accepted.length}
        />
        <Group title={t('instructions.rejectedTitle')} examples={rejected} isTall={false} />
      </div>
    </section>
  );
}

type GroupProps = {
  title: string;
  examples: readonly ExamplePicture[];
  /** True: the first example takes the room of four, beside a group of two rows. */
  isTall: boolean;
};

function Group({ title, examples, isTall }: GroupProps) {
  const { t } = useTranslation();
  return (
    <div>
      <h4 className="annotation mb-2">{title}</h4>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4">
        {examples.map(({ picture, accepted, words }, index) => (
          <li
            key={words}
            className={classNames(isTall && index === 0 && 'sm:col-span-2 sm:row-span-2')}
          >
            <ExampleCard src={exampleUrl(picture)} accepted={accepted}>
              {t(`instructions.captions.${words}`)}
            </ExampleCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
