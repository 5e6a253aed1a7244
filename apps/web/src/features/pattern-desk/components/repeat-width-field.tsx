import { REPEAT_CM_LIMITS } from '@toile/contract';
import { useTranslation } from 'react-i18next';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { readRepeatCm } from '../model/print-facts.ts';

type RepeatWidthFieldProps = {
  /** The text as typed. */
  text: string;
  /** The last valid width. */
  repeatCm: number;
  onText: (text: string) => void;
};

const SLIDER_CM = { min: 2, max: 100, step: 1 };

/** Field for the width of one repeat on the cloth. */
export function RepeatWidthField({ text, repeatCm, onText }: RepeatWidthFieldProps) {
  const { t } = useTranslation();
  const isBroken = readRepeatCm(text) === undefined;
  return (
    <MeasureField
      label={t('patternDesk.print.width')}
      error={isBroken ? t('patternDesk.print.widthFault', REPEAT_CM_LIMITS) : undefined}
      value={text}
      onChange={onText}
      slider={{
        label: t('patternDesk.print.slider'),
        ...SLIDER_CM,
        value: Math.min(SLIDER_CM.max, repeatCm),
      }}
      written={{ type: 'text' }}
      unit={t('patternDesk.print.cm')}
    />
  );
}
