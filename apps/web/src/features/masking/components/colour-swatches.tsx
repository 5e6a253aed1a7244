import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOUR_VALUES, MASK_COLOURS, type MaskColour } from '../../../canvas/mask/mask-colour.ts';

type ColourSwatchesProps = { colour: MaskColour; onColour: (colour: MaskColour) => void };

/** The choice of the mask's colour. */
export function ColourSwatches({ colour, onColour }: ColourSwatchesProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 items-center justify-between gap-3">
      <legend className="float-left text-sm font-medium">{t('masking.colourLabel')}</legend>
      <div className="flex gap-1">
        {MASK_COLOURS.map((value) => (
          <label key={value} title={t(`masking.colours.${value}`)} className={SWATCH_CLASS}>
            <input
              type="radio"
              name={name}
              checked={value === colour}
              onChange={() => onColour(value)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className="size-6 rounded-full border border-control"
              style={{ backgroundColor: COLOUR_VALUES[value] }}
            />
            <span className="sr-only">{t(`masking.colours.${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SWATCH_CLASS =
  'relative flex size-11 cursor-pointer items-center justify-center rounded-full border-2 ' +
  'border-transparent hover:border-control has-checked:border-ink ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
