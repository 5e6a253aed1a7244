import '../../../lib/palettes/palette-words.ts';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-texts.ts';
import { usePalettes } from '../../../lib/palettes/get-palettes.ts';
import { PALETTES_PATH } from '../../../lib/palettes/palettes-path.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { addColours, listColours } from '../model/add-colours.ts';

type PalettePickerProps = {
  prompt: string;
  onChange: (prompt: string) => void;
  onClose: () => void;
};

/** The user's palettes, one of which goes into the prompt as words. */
export function PalettePicker({ prompt, onChange, onClose }: PalettePickerProps) {
  const { t } = useTranslation();
  const { palettes, error, refetch } = usePalettes();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('palettes.choice.title')}
      description={t('palettes.choice.description')}
    >
      <div className="mt-5 flex flex-col gap-4">
        {error && (
          <ErrorState
            title={t('palettes.failed')}
            text={errorText(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!palettes && !error && <Loading text={t('palettes.loading')} />}
        {palettes?.length === 0 && <p>{t('palettes.choice.none')}</p>}
        <ul className="flex flex-col gap-2">
          {palettes?.map(({ id, name, colours }) => {
            const words = t('palettes.choice.words', { colours: listColours(colours) });
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    onChange(addColours(prompt, words));
                    onClose();
                  }}
                  className="flex w-full flex-col overflow-hidden rounded border border-control bg-raised text-left transition-colors hover:border-ink"
                >
                  <span aria-hidden="true" className="flex h-7 w-full">
                    {colours.map(({ hex }, place) => (
                      // oxlint-disable-next-line react/no-array-index-key -- colours may come twice, and their places do not change
                      <span key={place} className="grow" style={{ background: hex }} />
                    ))}
                  </span>
                  <span className="flex w-full flex-col px-3 py-2">
                    <span className="truncate font-medium">{name}</span>
                    <span className="text-sm text-ink-soft">{words}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <TextLink to={PALETTES_PATH} className="inline-flex min-h-11 items-center self-start">
          {t('palettes.choice.manage')}
        </TextLink>
      </div>
    </Dialog>
  );
}
