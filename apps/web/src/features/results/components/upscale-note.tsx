import { useTranslation } from 'react-i18next';
import { useUpscaleOffer } from '../../../lib/engines/engine-offers.ts';

/** The engine of the next upscale, where it is one elsewhere, or what enlarges while that is away. */
export function UpscaleNote() {
  const { t } = useTranslation();
  const { offer, away } = useUpscaleOffer();
  if (!offer || (offer.method === 'rules' && !away)) return null;
  return (
    <p aria-live="polite" className="text-sm text-ink-soft">
      {away
        ? t('results.upscaleReplaced', { away: away.name, name: offer.name })
        : t('results.upscaleByModel', offer)}
    </p>
  );
}
