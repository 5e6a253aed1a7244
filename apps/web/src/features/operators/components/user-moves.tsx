import type { OperatorMove } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { MOVE_EFFECTS } from '../../../lib/credits/move-effects.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';

type UserMovesProps = {
  moves: readonly OperatorMove[];
  /** Absent where nothing may be refunded. */
  onRefund?: (runId: string) => void;
};

/** The last movements of an account's credits; a run that has cost something can be refunded. */
export function UserMoves({ moves, onRefund }: UserMovesProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="moves-title" className="flex min-w-0 flex-col gap-3">
      <h3 id="moves-title" className="title-section text-xl">
        {t('operators.user.moves')}
      </h3>
      {moves.length === 0 ? (
        <p className="annotation">{t('operators.user.noMoves')}</p>
      ) : (
        <ul className="border-t border-hairline">
          {moves.map((move) => (
            <Move key={move.id} move={move} onRefund={onRefund} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Characters of a run's id that tell it apart. */
const SHOWN_OF_ID = 8;

function Move({ move, onRefund }: { move: OperatorMove } & Pick<UserMovesProps, 'onRefund'>) {
  const { t } = useTranslation();
  const { job_id: runId } = move;
  const id = runId?.slice(0, SHOWN_OF_ID) ?? '';
  return (
    <li className="flex items-center gap-x-4 border-b border-hairline py-2.5">
      <div className="min-w-0 grow">
        <p>{t(`common.credits.moves.${move.kind}`)}</p>
        <p className="text-sm text-ink-soft">
          <TimeAgo timestamp={move.timestamp} />
          {runId !== null && <span title={runId}> · {t('operators.user.run', { id })}</span>}
        </p>
      </div>
      {onRefund && move.refundable && runId !== null && (
        <button
          type="button"
          aria-label={t('operators.user.refundNamed', { id })}
          onClick={() => onRefund(runId)}
          className="min-h-11 px-1 text-accent-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {t('operators.user.refund')}
        </button>
      )}
      <p className="min-w-10 text-right tabular-nums">
        {t(`common.credits.amounts.${MOVE_EFFECTS[move.kind]}`, { amount: move.amount })}
      </p>
    </li>
  );
}
