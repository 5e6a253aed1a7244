import { DEFAULT_REPEAT_CM, type GenerationDetails } from '@toile/contract';
import { repeat as repeatField } from '@toile/tools';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useSaveColourway } from '../api/save-colourway.ts';
import { mergeColours } from '../model/merge-colours.ts';
import { readRepeatCm } from '../model/print-facts.ts';
import { useColourSteps } from '../model/use-colour-steps.ts';
import { useRecolouring } from '../model/use-recolouring.ts';
import { ClothStage } from './cloth-stage.tsx';
import { Colours } from './colours.tsx';
import { ColourwayStrip } from './colourway-strip.tsx';
import { MockUps } from './mock-ups.tsx';
import { PrintPanel } from './print-panel.tsx';
import { SeamBadge } from './seam-badge.tsx';

type PatternDeskProps = {
  pattern: GenerationDetails;
  /** The links to the tools that go on with the pattern. */
  uses: ReactNode;
};

/** A pattern as cloth: laid out, in other colours, at its size on paper. */
export function PatternDesk({ pattern, uses }: PatternDeskProps) {
  const { t } = useTranslation();
  const { output_image_id: id, settings, prompt } = pattern;
  const repeat = repeatField.format(settings.repeat ?? 'straight') ?? '';
  const { chosen, choose, ...steps } = useColourSteps();
  const [widthText, setWidthText] = useState(String(settings.repeat_cm ?? DEFAULT_REPEAT_CM));
  const [repeatCm, setRepeatCm] = useState(readRepeatCm(widthText) ?? DEFAULT_REPEAT_CM);
  const [saved, setSaved] = useState<{ id: string; url: string; palette: string }>();
  const known = knownColours(settings.colourway);
  const recolouring = useRecolouring({ url: pattern.image_url, known }, chosen);
  const { save, isPending } = useSaveColourway(id);

  const from = recolouring.own.map(({ hex }) => hex);
  const palette = chosen ?? from;
  const isChanged = palette.join() !== from.join();
  const isSaved = saved?.palette === palette.join();
  const exported = isSaved ? saved : { id, url: pattern.image_url };

  const keep = () =>
    save(
      { from, palette },
      {
        onSuccess: ({ output_image_id: made, image_url: url }) => {
          setSaved({ id: made, url, palette: palette.join() });
          toast.success(t('patternDesk.colours.saved'));
        },
        onError: (error) =>
          toast.error(t('patternDesk.colours.saveFailed', { message: errorText(error) })),
      },
    );
  const writeWidth = (text: string) => {
    setWidthText(text);
    const cm = readRepeatCm(text);
    if (cm !== undefined) setRepeatCm(cm);
  };

  return (
    <div className="page-work flex flex-col gap-8">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <PageHeading intro={t('results.prompt', { prompt })}>{t('patternDesk.title')}</PageHeading>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge>{t('patternDesk.repeatOf', { repeat })}</Badge>
          <SeamBadge seam={pattern.seam} />
        </div>
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8 lg:sticky lg:top-22">
          <ClothStage recolouring={recolouring} repeatCm={repeatCm} repeat={repeat} />
          <ColourwayStrip id={id} shownId={exported.id} onOwn={() => choose(null)} />
          <MockUps cloth={recolouring.cloth} repeatCm={repeatCm} />
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:border-l lg:border-hairline lg:pl-8">
          <Colours
            recolouring={recolouring}
            palette={palette}
            isChanged={isChanged}
            saved={isSaved ? { ...pattern, output_image_id: saved.id } : undefined}
            isSaving={isPending}
            steps={steps}
            onPalette={choose}
            onSave={keep}
          />
          {uses}
          <PrintPanel
            id={isChanged && !isSaved ? undefined : exported.id}
            url={exported.url}
            colours={mergeColours(recolouring.own, palette)}
            tile={{ ...pattern, repeat: String(settings.repeat ?? '') }}
            widthText={widthText}
            repeatCm={repeatCm}
            isWidthRight={readRepeatCm(widthText) !== undefined}
            onWidthText={writeWidth}
            onWidthLeft={() => setWidthText(String(repeatCm))}
          />
        </div>
      </div>
    </div>
  );
}

/** The chosen colours of a stored colourway, each once. */
function knownColours(colourway: unknown): string | undefined {
  const isWritten =
    typeof colourway === 'string' && /^#[0-9a-f]{6}( #[0-9a-f]{6})*$/.test(colourway);
  return isWritten ? [...new Set(colourway.split(' '))].join(' ') : undefined;
}
