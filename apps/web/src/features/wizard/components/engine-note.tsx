import { useTranslation } from 'react-i18next';
import type { ToolOffer } from '../../../lib/engines/engine-offers.ts';

/** The engine that draws next, how it draws, and which one is away. */
export function EngineNote({ offer, away }: Pick<ToolOffer, 'offer' | 'away'>) {
  const { t } = useTranslation();
  return (
    <div
      aria-live="polite"
      className="min-h-11 border-t border-hairline pt-4 text-sm text-ink-soft"
    >
      {away && (
        <p className="text-ink">
          {offer
            ? t('wizard.engine.replaced', { away: away.name })
            : t('wizard.engine.away', { away: away.name })}
        </p>
      )}
      {offer && (
        <p>
          {offer.method === 'rules'
            ? t('wizard.engine.rules', { name: offer.name })
            : t('wizard.engine.model', offer)}
        </p>
      )}
    </div>
  );
}
