import { useTranslation } from 'react-i18next';
import { API_BASE } from '../../../lib/api/api-base.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useGeneration } from '../api/get-generation.ts';

/** Link to the output's vector drawing, if it has one. */
export function SvgLink({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: details } = useGeneration(id);
  if (!details?.formats.includes('svg')) return null;
  return (
    <a
      href={`${API_BASE}/export-image/${encodeURIComponent(id)}/?format=svg`}
      download="result.svg"
      className={buttonClass('outline')}
    >
      <Icon name="download" />
      {t('results.downloadSvg')}
    </a>
  );
}
