import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';

/** The palette of an output that is a colourway of another one; nothing for others. */
export function ColourwayNote({ generation: { colourway } }: { generation: Generation }) {
  const { t } = useTranslation();
  if (!colourway) return null;
  const colours = [...new Set(colourway)];
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm" title={colours.join(' ')}>
      {t('dashboard.colourway')}
      <span className="sr-only">{colours.join(' ')}</span>
      <span aria-hidden="true" className="flex h-4 overflow-hidden rounded-sm">
        {colours.map((hex) => (
          <span key={hex} className="w-4" style={{ background: hex }} />
        ))}
      </span>
    </span>
  );
}
