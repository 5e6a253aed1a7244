import type { Generation } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { fullPicture } from '../../../lib/generations/picture-sources.ts';

type RepeatLayerProps = { generation: Generation; onGone: () => void };

/** A tile laid out three by three over the whole stage, as on the cloth. */
export function RepeatLayer({ generation, onGone }: RepeatLayerProps) {
  const { t } = useTranslation();
  const { src } = fullPicture(generation);
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
