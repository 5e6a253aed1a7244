import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { pictureSources } from '../../../lib/generations/picture-sources.ts';
import { CornerMark } from '../../../ui/corner-mark.tsx';
import { PictureButton } from '../../../ui/picture-button.tsx';

type GenerationThumbnailProps = { generation: Generation; label: string; onOpen: () => void };

/** The whole picture, small: its longer side fills the frame, and nothing is cut off. */
export function GenerationThumbnail(props: GenerationThumbnailProps) {
  const { generation, label, onOpen } = props;
  const { width, height } = generation;
  const { t } = useTranslation();
  const side = width > height ? 'w-full' : 'h-full';
  return (
    <div className="flex size-30 items-center justify-center bg-sunk">
      <div style={{ aspectRatio: `${width} / ${height}` }} className={`relative ${side}`}>
        <PictureButton
          label={label}
          sources={pictureSources(generation)}
          sizes="8rem"
          fallback={t('dashboard.imageGone')}
          onClick={onOpen}
          className="size-full"
        />
        {generation.upscaled_from_id !== null && <CornerMark>{t('results.twice')}</CornerMark>}
      </div>
    </div>
  );
}
