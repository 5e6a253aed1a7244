import { REPEAT_CM_LIMITS } from '@toile/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL_CLASS } from '../../../ui/control-class.ts';
import { Field } from '../../../ui/field.tsx';
import { readRepeatCm } from '../model/print-facts.ts';

type RepeatWidthFieldProps = {
  /** As it is written. */
  text: string;
  /** The last width that was one. */
  repeatCm: number;
  onText: (text: string) => void;
};

const SLIDER_MAX_CM = 100;

/** How wide one repeat is on the cloth: drawn on a slider or written. */
export function RepeatWidthField({ text, repeatCm, onText }: RepeatWidthFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const isBroken = readRepeatCm(text) === undefined;
  return (
    <Field
      ids={{ control: id, message: `${id}-message` }}
      label={t('patternDesk.print.width')}
      error={isBroken ? t('patternDesk.print.widthFault', REPEAT_CM_LIMITS) : undefined}
    >
      <div className="flex items-center gap-4">
        <input
          type="range"
          min={2}
          max={SLIDER_MAX_CM}
          step={1}
          aria-label={t('patternDesk.print.slider')}
          value={Math.min(SLIDER_MAX_CM, repeatCm)}
          onChange={({ target }) => onText(target.value)}
          className="h-11 min-w-0 grow cursor-pointer accent-accent"
        />
        <div className="relative w-28 shrink-0">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={isBroken || undefined}
            aria-describedby={`${id}-message`}
            onChange={({ target }) => onText(target.value)}
            className={classNames(CONTROL_CLASS, 'pr-11 tabular-nums')}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft"
          >
            {t('patternDesk.print.cm')}
          </span>
        </div>
      </div>
    </Field>
  );
}
