import { useTranslation } from 'react-i18next';
import { usePalettes } from '../../../lib/palettes/get-palettes.ts';
import { PALETTES_PATH } from '../../../lib/palettes/palettes-path.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { fitOwnPalette } from '../model/fit-own-palette.ts';
import { PaletteChoice } from './palette-choice.tsx';

type OwnPalettesProps = {
  /** The pattern's own colours, the one with the largest area first, with their shares. */
  own: readonly { hex: string; share: number }[];
  onChoose: (palette: string[]) => void;
};

/** The user's palettes, each shown as it would change this pattern's colours. */
export function OwnPalettes({ own, onChoose }: OwnPalettesProps) {
  const { t } = useTranslation();
  const { palettes } = usePalettes();
  if (!palettes) return null;
  if (palettes.length === 0) {
    return (
      <TextLink to={PALETTES_PATH} className="inline-flex min-h-11 items-center self-start">
        {t('patternDesk.colours.ownNone')}
      </TextLink>
    );
  }
  const hexes = own.map(({ hex }) => hex);
  const shares = own.map(({ share }) => share);
  return (
    <div className="flex flex-col gap-2">
      <h3 id="desk-own-palettes" className="text-sm font-medium">
        {t('patternDesk.colours.ownTitle')}
      </h3>
      <ul
        aria-labelledby="desk-own-palettes"
        className="grid max-h-64 grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-3 lg:grid-cols-2"
      >
        {palettes.map(({ id, name, colours }) => {
          const palette = fitOwnPalette(
            hexes,
            colours.map(({ hex }) => hex),
          );
          return (
            <li key={id} className="min-w-0">
              <PaletteChoice
                name={name}
                palette={palette}
                shares={shares}
                onChoose={() => onChoose(palette)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
