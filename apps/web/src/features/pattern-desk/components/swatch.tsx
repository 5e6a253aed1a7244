import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';

type SwatchProps = {
  number: number;
  /** The pattern's own colour, and its share of the area, 0 to 1. */
  own: { hex: string; share: number };
  hex: string;
  onChange: (hex: string) => void;
};

const HEX = /^#?[0-9a-f]{6}$/i;

/** One colour of the pattern: a chip that opens the browser's colour picker, and its hex code. */
export function Swatch({ number, own, hex, onChange }: SwatchProps) {
  const { t } = useTranslation();
  // The text being typed; undefined while the field shows the colour.
  const [draft, setDraft] = useState<string>();
  const faultId = useId();
  const share = Math.max(1, Math.round(own.share * 100));
  const isBroken = draft !== undefined && !HEX.test(draft);
  const write = (text: string) => {
    setDraft(text);
    if (HEX.test(text)) onChange(`#${text.replace('#', '').toLowerCase()}`);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span
        className="relative block h-12 w-16 shrink-0 overflow-hidden rounded border border-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        style={{ background: `linear-gradient(${hex} 0 78%, ${own.hex} 78%)` }}
      >
        <input
          type="color"
          value={hex}
          aria-label={t('patternDesk.colours.change', { number, hex, share })}
          onChange={({ target }) => onChange(target.value)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
      <input
        type="text"
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        aria-label={t('patternDesk.colours.hex', { number })}
        aria-invalid={isBroken || undefined}
        aria-describedby={isBroken ? faultId : undefined}
        value={draft ?? hex}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setDraft(undefined)}
        className="min-h-11 w-28 rounded border border-transparent bg-transparent px-2 tabular-nums hover:border-control focus:border-ink aria-invalid:border-danger"
      />
      <span className="ml-auto text-sm text-ink-soft tabular-nums">
        {t('patternDesk.colours.share', { share })}
      </span>
      <IconButton
        icon="undo"
        label={t('patternDesk.colours.undo', { number })}
        disabled={hex === own.hex}
        onClick={() => onChange(own.hex)}
        className="disabled:opacity-30"
      />
      {isBroken && (
        <p id={faultId} role="alert" className="w-full text-sm text-danger">
          {t('patternDesk.colours.hexFault')}
        </p>
      )}
    </li>
  );
}
