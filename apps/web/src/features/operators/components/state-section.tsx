import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useEnginesState, useQueueState } from '../api/get-state.ts';
import { EngineTable } from './engine-table.tsx';
import { QueueTable } from './queue-table.tsx';

/** Queue and engines, read again every few seconds. */
export function StateSection() {
  const queue = useQueueState();
  const engines = useEnginesState();
  return (
    <div className="flex flex-col gap-12">
      <Part name="queue" state={queue}>
        {queue.data && <QueueTable lanes={queue.data.lanes} labelledBy="queue-title" />}
      </Part>
      <Part name="engines" state={engines}>
        {engines.data && <EngineTable engines={engines.data.engines} labelledBy="engines-title" />}
      </Part>
    </div>
  );
}

type PartProps = {
  name: 'queue' | 'engines';
  state: { isPending: boolean; error: Error | null; refetch: () => unknown };
  children: ReactNode;
};

function Part({ name, state: { isPending, error, refetch }, children }: PartProps) {
  const { t } = useTranslation();
  const id = `${name}-title`;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={id} className="title-section text-2xl">
          {t(`operators.${name}.title`)}
        </h2>
        {name === 'engines' && <p className="annotation">{t('operators.engines.text')}</p>}
      </div>
      {error && (
        <ErrorState
          title={t(`operators.${name}.failed`)}
          text={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Loading />}
      {children}
    </section>
  );
}
