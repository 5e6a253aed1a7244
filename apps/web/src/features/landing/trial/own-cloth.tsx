import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DrawnTrial } from './trial-state.ts';

/** A visitor's own pattern over the whole cloth, which it covers from its top. The words beside it describe it. */
export function OwnCloth({ picture }: { picture: DrawnTrial }) {
  if (!picture.tool.isTiled) return null;
  return (
    <div
      aria-hidden="true"
      style={{ backgroundImage: `url(${picture.output})`, backgroundSize: '22rem' }}
      className="absolute inset-0 z-3 animate-unroll"
    />
  );
}

/** A visitor's own picture as a print on the cloth. */
export function OwnPrint({ picture }: { picture: DrawnTrial }) {
  const { t } = useTranslation();
  const { output, width, height, prompt } = picture;
  return (
    <img
      src={output}
      alt={t('landing.trial.alt', { prompt })}
      width={width}
      height={height}
      className="absolute inset-0 z-3 size-full animate-unroll bg-[#fbfbf8] object-cover"
    />
  );
}

/** The width from which the cloth lies beside the box, as in the style sheet. */
const BESIDE = '(min-width: 64rem)';

type OwnCaptionProps = { picture: DrawnTrial; onFour: () => void; onBack: () => void };

/** The words of that picture, and the way on; brought into view where the picture is out of it. */
export function OwnCaption({ picture, onFour, onBack }: OwnCaptionProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLDivElement>(null);
  const { prompt, unread } = picture;
  useEffect(() => {
    // Beside the box it is in view already.
    if (matchMedia(BESIDE).matches) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    card.current?.scrollIntoView?.({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  }, []);
  return (
    <div ref={card} className="flex min-w-0 scroll-mb-6 flex-col gap-2 py-1.5 leading-snug">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="line-clamp-2 break-words">“{prompt}”</p>
          <p className="annotation text-sm">{t('landing.trial.own')}</p>
          <p className="annotation text-sm">{t('landing.honesty')}</p>
          {unread.length > 0 && (
            <p className="line-clamp-2 text-sm">
              {t('landing.trial.unread', { words: unread.join(', ') })}
            </p>
          )}
        </div>
        <IconButton icon="close" label={t('landing.trial.back')} onClick={onBack} />
      </div>
      <Button look="accent" onClick={onFour} className="mb-2 mr-3 self-start lg:hidden">
        {t('landing.trial.four')}
      </Button>
    </div>
  );
}
