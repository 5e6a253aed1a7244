import type { OperatorEngines } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { useDuration } from '../model/use-duration.ts';
import { FigureTable } from './figure-table.tsx';

type EngineRow = OperatorEngines['engines'][number];
type EngineTableProps = { engines: readonly EngineRow[]; labelledBy: string };

/** Engines, their state and their last hour. */
export function EngineTable({ engines, labelledBy }: EngineTableProps) {
  const { t } = useTranslation();
  const tell = useDuration();
  return (
    <FigureTable
      labelledBy={labelledBy}
      columns={[
        { label: t('operators.engines.columns.name') },
        { label: t('operators.engines.columns.state') },
        { label: t('operators.engines.columns.delivered'), isFigure: true },
        { label: t('operators.engines.columns.failed'), isFigure: true },
        { label: t('operators.engines.columns.median'), isFigure: true },
      ]}
      rows={engines.map(({ engine, name, state, delivered, failed, median_seconds: median }) => ({
        key: engine,
        cells: [
          name,
          <EngineState key="state" state={state} />,
          delivered,
          <span key="failed" className={classNames(failed > 0 && 'font-medium text-danger')}>
            {failed}
          </span>,
          median === null ? t('operators.engines.none') : tell(median),
        ],
      }))}
    />
  );
}

const DOTS = {
  ready: 'bg-ink',
  away: 'bg-danger',
  off: 'border border-control',
} as const;

function EngineState({ state }: Pick<EngineRow, 'state'>) {
  const { t } = useTranslation();
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2 whitespace-nowrap',
        state === 'away' && 'text-danger',
        state === 'off' && 'text-ink-soft',
      )}
    >
      <span aria-hidden="true" className={classNames('size-2 rounded-full', DOTS[state])} />
      {t(`operators.engines.states.${state}`)}
    </span>
  );
}
