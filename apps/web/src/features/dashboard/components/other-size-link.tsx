import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';

type OtherSizeLinkProps = { generation: Generation; onOpen: (id: string) => void };

/** Link from an output to the same picture in its other size, while that exists. */
export function OtherSizeLink({ generation, onOpen }: OtherSizeLinkProps) {
  const { t } = useTranslation();
  const { other_size: other, upscaled_from_id: smallerId } = generation;
  if (!other) {
    return smallerId === null ? null : (
      <span className="text-sm text-ink-soft">{t('results.preview.upscaledFromGone')}</span>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onOpen(other.output_image_id)}
      className="min-h-6 rounded text-left text-sm text-accent-ink underline decoration-1 underline-offset-3 tabular-nums hover:decoration-2 max-md:min-h-8"
    >
      {t(smallerId === null ? 'dashboard.upscaledTo' : 'dashboard.upscaledFrom', other)}
    </button>
  );
}
