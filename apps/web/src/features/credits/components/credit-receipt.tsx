import type { CreditMove } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { MOVE_EFFECTS, type MoveEffect } from '../../../lib/credits/move-effects.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';

const ICONS: Record<MoveEffect, IconName> = {
  more: 'plus',
  less: 'minus',
  same: 'check',
};

/** A movement of credits: its reason, time and amount. */
export function CreditReceipt({ move }: { move: CreditMove }) {
  const { t } = useTranslation();
  const effect = MOVE_EFFECTS[move.kind];
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-hairline py-2">
      <span className="relative flex size-12 items-center justify-center bg-sunk text-ink-soft">
        {move.thumbnail_url ? (
          <Picture
            sources={{ src: move.thumbnail_url }}
            alt=""
            fallback=""
            className="object-cover object-top"
          />
        ) : (
          <Icon name={ICONS[effect]} className="size-4" />
        )}
      </span>
      <span className="leading-snug">
        {t(`common.credits.moves.${move.kind}`)}
        <span className="annotation block text-sm">
          <TimeAgo timestamp={move.timestamp} />
        </span>
      </span>
      <span className={`tabular-nums ${effect === 'same' ? 'text-ink-soft' : 'font-medium'}`}>
        {t(`common.credits.amounts.${effect}`, { amount: move.amount })}
      </span>
    </li>
  );
}
