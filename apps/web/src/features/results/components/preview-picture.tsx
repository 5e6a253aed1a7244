import type { Generation, RunInput } from '@toile/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fullPicture } from '../../../lib/generations/picture-sources.ts';
import { useTimeAgo } from '../../../lib/time/use-time-ago.ts';
import { Picture } from '../../../ui/picture.tsx';

type PreviewPictureProps = {
  generation: Generation;
  repeated: boolean;
  /** The picture that it was made from, to be laid beside it. */
  source: RunInput | undefined;
  /** Told when the picture does not come. */
  onGone: () => void;
};

/** The picture as large as there is room, or its tile laid out as on the cloth. */
export function PreviewPicture({ generation, repeated, source, onGone }: PreviewPictureProps) {
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
  const result = (
    <Picture
      key={generation.image_id}
      sources={{ src }}
      alt={t('results.preview.alt', { tool, time })}
      fallback={t('results.imageGone')}
      onFail={onGone}
      className="object-contain"
    />
  );
  if (!source) return <div className={FRAME}>{result}</div>;
  return (
    <div className="grid min-h-0 grid-cols-2 gap-3 p-3 lg:flex-1 lg:gap-4 lg:p-4">
      <Side caption={t('results.preview.sourceCaption')}>
        <Picture
          key={source.image_url}
          sources={{ src: source.image_url }}
          alt={t('results.preview.sourceAlt')}
          fallback={t('results.imageGone')}
          className="object-contain"
        />
      </Side>
      <Side caption={t('results.preview.resultCaption')}>{result}</Side>
    </div>
  );
}

/** One of the two pictures that are compared. */
function Side({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="flex min-h-0 min-w-0 flex-col gap-1.5">
      <div className="relative aspect-3/4 min-h-0 lg:aspect-auto lg:flex-1">{children}</div>
      <figcaption className="annotation text-center text-sm">{caption}</figcaption>
    </figure>
  );
}

const FRAME = 'relative aspect-square min-h-0 w-full bg-center lg:aspect-auto lg:flex-1';
