import { useTranslation } from 'react-i18next';
import { readyPalettes } from '../model/ready-palettes.ts';
import { PaletteChoice } from './palette-choice.tsx';

type ReadyMadeProps = {
  /** The pattern's own colours, the one with the largest area first, with their shares. */
  own: readonly { hex: string; share: number }[];
  onChoose: (palette: string[]) => void;
};

/** Ready-made palettes, each shown as it would change this pattern's colours. */
export function ReadyMade({ own, onChoose }: ReadyMadeProps) {
  const { t } = useTranslation();
  const shares = own.map(({ share }) => share);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t('patternDesk.colours.readyTitle')}</h3>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
        {readyPalettes(own.map(({ hex }) => hex)).map(({ name, palette }) => (
          <li key={name}>
            <PaletteChoice
              name={t(`patternDesk.colours.ready.${name}`)}
              palette={palette}
              shares={shares}
              onChoose={() => onChoose(palette)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
