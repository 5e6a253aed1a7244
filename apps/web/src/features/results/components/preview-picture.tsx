import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { fullPicture } from '../../../lib/generations/picture-sources.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { Picture } from '../../../ui/picture.tsx';

type PreviewPictureProps = {
  generation: Generation;
  repeated: boolean;
  /** Told when the picture does not come. */
  onGone: () => void;
};

/** The picture as large as there is room, or its tile laid out as on the cloth. */
export function PreviewPicture({ generation, repeated, onGone }: PreviewPictureProps) {
  const { t } = useTranslation();
  const time = useTimeAgo(generation.timestamp);
  const { src } = fullPicture(generation);
  if (repeated && generation.seam) {
    return (
      <div
        className={FRAME}
        style={{ backgroundImage: `url("${src}")`, backgroundSize: 'calc(100% / 3)' }}
      >
        <span className="sr-only">{t('results.preview.repeatedAlt')}</span>
        {/* A background tells nothing of its loading. */}
        <img key={src} src={src} alt="" hidden onError={onGone} />
      </div>
    );
  }
  const tool = t(`tools.${generation.type}.name`);
  return (
    <div className={FRAME}>
      <Picture
        key={generation.image_id}
        sources={{ src }}
        alt={t('results.preview.alt', { tool, time })}
        fallback={t('results.imageGone')}
        onFail={onGone}
        className="object-contain"
      />
    </div>
  );
}

const FRAME = 'relative aspect-square min-h-0 w-full bg-center lg:aspect-auto lg:flex-1';
