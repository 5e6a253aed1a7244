import type { SourceKind } from '@toile/tools';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { SOURCE_EXAMPLES, type SourceExample } from '../../model/source-examples.ts';
import { ExampleDrawing } from './drawings/example-drawing.tsx';

/** What to bring, and what not. */
export function ExamplePictures({ kind }: { kind: SourceKind }) {
  const { t } = useTranslation();
  const examples = SOURCE_EXAMPLES[kind];
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-1">
      <Row
        title={t('wizard.source.acceptedTitle')}
        examples={examples.filter(({ accepted }) => accepted)}
      />
      <Row
        title={t('wizard.source.rejectedTitle')}
        examples={examples.filter(({ accepted }) => !accepted)}
      />
    </div>
  );
}

function Row({ title, examples }: { title: string; examples: readonly SourceExample[] }) {
  return (
    <section>
      <h3 className="annotation mb-2">{title}</h3>
      <ul className="grid grid-cols-2 gap-3">
        {examples.map((example) => (
          <li key={example.drawing}>
            <Card example={example} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ example: { drawing, accepted, text } }: { example: SourceExample }) {
  return (
    <>
      <div
        className={classNames(
          'relative aspect-3/4 overflow-hidden border',
          accepted ? 'border-success' : 'border-danger',
        )}
      >
        <ExampleDrawing drawing={drawing} />
        <span
          className={classNames(
            'absolute right-1.5 bottom-1.5 flex size-6 items-center justify-center rounded-full text-paper',
            accepted ? 'bg-success' : 'bg-danger',
          )}
        >
          <Icon name={accepted ? 'check' : 'close'} className="size-3.5" />
        </span>
      </div>
      <p className="mt-1.5 text-sm leading-snug">{text}</p>
    </>
  );
}
