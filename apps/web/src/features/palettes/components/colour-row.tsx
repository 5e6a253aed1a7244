import { COLOUR_NAME_MAX_LENGTH } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type DraftColour, isHex, toHex } from '../model/palette-draft.ts';

type ColourRowProps = {
  number: number;
  colour: DraftColour;
  /** True: the field of the code takes the focus. */
  isNew: boolean;
  onChange: (changes: Partial<Pick<DraftColour, 'hex' | 'name'>>) => void;
  onRemove: () => void;
};

/** A colour of a palette: a chip that opens the browser's colour picker, its code, its name. */
export function ColourRow({ number, colour, isNew, onChange, onRemove }: ColourRowProps) {
  const { t } = useTranslation();
  const isRight = isHex(colour.hex);
  const shown = isRight ? toHex(colour.hex) : '#ffffff';
  const called = colour.called?.hex === shown ? colour.called.name : undefined;
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span
        className={classNames(
          'relative block size-12 shrink-0 overflow-hidden rounded border border-control',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          !isRight && 'cross-paper',
        )}
        style={isRight ? { background: shown } : undefined}
      >
        <input
          type="color"
          value={shown}
          aria-label={t('palettes.form.change', { number, hex: shown })}
          onChange={({ target }) => onChange({ hex: target.value })}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
      <input
        type="text"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the line was asked for by a click
        autoFocus={isNew}
        spellCheck={false}
        autoComplete="off"
        maxLength={9}
        aria-label={t('palettes.form.hex', { number })}
        aria-invalid={!isRight || undefined}
        title={isRight ? undefined : t('palettes.form.hexFault', { number })}
        value={colour.hex}
        onChange={({ target }) => onChange({ hex: target.value })}
        className={classNames(CONTROL_CLASS, 'max-w-28 tabular-nums')}
      />
      <input
        type="text"
        autoComplete="off"
        maxLength={COLOUR_NAME_MAX_LENGTH}
        aria-label={t('palettes.form.colourName', { number })}
        placeholder={called ?? t('palettes.form.namePlaceholder')}
        value={colour.name}
        onChange={({ target }) => onChange({ name: target.value })}
        className={classNames(CONTROL_CLASS, 'max-sm:order-last sm:flex-1')}
      />
      <IconButton
        icon="close"
        label={t('palettes.form.remove', { number })}
        onClick={onRemove}
        className="max-sm:ml-auto"
      />
    </li>
  );
}
