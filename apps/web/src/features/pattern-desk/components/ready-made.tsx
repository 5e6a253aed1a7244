import { useTranslation } from 'react-i18next';
import { readyPalettes } from '../model/ready-palettes.ts';

type ReadyMadeProps = {
  /** The pattern's own colours, the one with the largest area first, with their shares. */
  own: readonly { hex: string; share: number }[];
  onChoose: (palette: string[]) => void;
};

/** Ready-made palettes, each shown as it would change this pattern's colours. */
export function ReadyMade({ own, onChoose }: ReadyMadeProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{t('patternDesk.colours.readyTitle')}</h3>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
        {readyPalettes(own.map(({ hex }) => hex)).map(({ name, palette }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(palette)}
              className="flex w-full flex-col overflow-hidden rounded border border-control bg-raised text-left transition-colors hover:border-ink"
            >
              <span aria-hidden="true" className="flex h-7 w-full">
                {palette.map((hex, place) => (
                  <span
                    // oxlint-disable-next-line react/no-array-index-key -- colours may come twice, and their places do not change
                    key={place}
                    style={{ background: hex, flexGrow: 0.12 + (own[place]?.share ?? 0) }}
                  />
                ))}
              </span>
              <span className="px-2 py-1 text-sm">{t(`patternDesk.colours.ready.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
