import type { Generation } from '@toile/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { patternDeskPath } from '../../../lib/pattern-desk-path.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Recolouring } from '../model/use-recolouring.ts';
import { ReadyMade } from './ready-made.tsx';
import { Swatch } from './swatch.tsx';

/** Loaded apart: the first script of every page lists the files of the desk. */
const OwnPalettes = lazy(async () => ({
  default: (await import('./own-palettes.tsx')).OwnPalettes,
}));

type ColoursProps = {
  recolouring: Recolouring;
  palette: readonly string[];
  isChanged: boolean;
  /** The stored colourway with these colours. */
  saved: Pick<Generation, 'type' | 'output_image_id'> | undefined;
  isSaving: boolean;
  /** The steps back and forth that there are. */
  steps: { undo: (() => void) | undefined; redo: (() => void) | undefined };
  onPalette: (palette: readonly string[]) => void;
  onSave: () => void;
};

/** The pattern's colours, each of which can be changed; and the button to save them. */
export function Colours(props: ColoursProps) {
  const { recolouring, palette, isChanged, saved, isSaving, steps, onPalette, onSave } = props;
  const { t } = useTranslation();
  const { own, state } = recolouring;
  const deskPath = saved && patternDeskPath(saved);
  const note = saved ? 'savedNote' : isChanged ? 'saveNote' : 'unchanged';
  return (
    <section aria-labelledby="desk-colours" className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="desk-colours" className="title-section text-2xl">
          {t('patternDesk.colours.title')}
        </h2>
        <span className="-my-2 ml-auto flex self-center">
          <IconButton
            icon="undo"
            label={t('patternDesk.colours.stepBack')}
            aria-keyshortcuts="Control+Z Meta+Z"
            disabled={!steps.undo}
            onClick={steps.undo}
            className="disabled:opacity-30"
          />
          <IconButton
            icon="redo"
            label={t('patternDesk.colours.stepForth')}
            aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
            disabled={!steps.redo}
            onClick={steps.redo}
            className="disabled:opacity-30"
          />
        </span>
        <button
          type="button"
          disabled={!isChanged}
          onClick={() => onPalette(own.map(({ hex }) => hex))}
          className="min-h-8 text-sm underline decoration-1 underline-offset-3 enabled:hover:decoration-2 disabled:text-ink-soft disabled:no-underline"
        >
          {t('patternDesk.colours.reset')}
        </button>
      </div>
      <p className="text-sm text-ink-soft">{t('patternDesk.colours.hint')}</p>
      {state === 'failed' && own.length === 0 ? (
        <ErrorState title={t('patternDesk.colours.failed')} />
      ) : own.length === 0 ? (
        <output className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner className="size-5" />
          {t('patternDesk.colours.finding')}
        </output>
      ) : (
        <>
          <ol className="flex flex-col gap-2">
            {own.map((colour, place) => (
              <Swatch
                key={colour.hex}
                number={place + 1}
                own={colour}
                hex={palette[place] ?? colour.hex}
                onChange={(hex) => onPalette(palette.with(place, hex))}
              />
            ))}
          </ol>
          <Suspense fallback={null}>
            <OwnPalettes own={own} onChoose={onPalette} />
          </Suspense>
          <ReadyMade own={own} onChoose={onPalette} />
          <div className="flex flex-col gap-2">
            <Button
              look="accent"
              disabled={!isChanged || saved !== undefined}
              pending={isSaving}
              onClick={onSave}
            >
              {t('patternDesk.colours.save')}
            </Button>
            <p aria-live="polite" className="text-sm text-ink-soft">
              {t(`patternDesk.colours.${note}`)}
              {deskPath && (
                <>
                  {' '}
                  <TextLink to={deskPath}>{t('patternDesk.colours.savedOpen')}</TextLink>
                </>
              )}
            </p>
          </div>
        </>
      )}
    </section>
  );
}
