import type { OperatorQueue } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { useDuration } from '../model/use-duration.ts';
import { FigureTable } from './figure-table.tsx';

/** The lane of engines on the site's own machines. */
const WORKERS_LANE = 'workers';

type QueueTableProps = { lanes: OperatorQueue['lanes']; labelledBy: string };

/** Images that wait and are drawn, by the places that draw them. */
export function QueueTable({ lanes, labelledBy }: QueueTableProps) {
  const { t } = useTranslation();
  const tell = useDuration();
  return (
    <FigureTable
      labelledBy={labelledBy}
      columns={[
        { label: t('operators.queue.columns.lane') },
        { label: t('operators.queue.columns.waiting'), isFigure: true },
        { label: t('operators.queue.columns.running'), isFigure: true },
        { label: t('operators.queue.columns.oldest'), isFigure: true },
      ]}
      rows={lanes.map(({ lane, waiting, running, oldest_seconds: oldest }) => ({
        key: lane,
        cells: [
          lane === WORKERS_LANE ? t('operators.queue.workers') : lane,
          waiting,
          running,
          oldest === null ? t('operators.queue.none') : tell(oldest),
        ],
      }))}
    />
  );
}
