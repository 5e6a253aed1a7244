import { useTranslation } from 'react-i18next';
import type { SizedPicture } from '../../../lib/generations/picture-sizes.ts';
import { fullPicture } from '../../../lib/generations/picture-sources.ts';

type RepeatLayerProps = { picture: SizedPicture; onGone: () => void };

/** A tile laid out three by three over the whole stage, as on the cloth. */
export function RepeatLayer({ picture, onGone }: RepeatLayerProps) {
  const { t } = useTranslation();
  const { src } = fullPicture(picture);
  return (
    <div
      onPointerDown={(event) => event.stopPropagation()}
      className="absolute inset-0 cursor-default bg-sunk bg-center"
      style={{ backgroundImage: `url("${src}")`, backgroundSize: 'calc(100% / 3)' }}
    >
      <span className="sr-only">{t('results.preview.repeatedAlt')}</span>
      {/* A background tells nothing of its loading. */}
      <img key={src} src={src} alt="" hidden onError={onGone} />
    </div>
  );
}
