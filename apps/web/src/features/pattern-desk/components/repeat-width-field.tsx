import { REPEAT_CM_LIMITS } from '@toile/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MeasureField } from '../../../ui/measure-field.tsx';
import { readRepeatCm } from '../model/print-facts.ts';

type RepeatWidthFieldProps = {
  /** The text as typed. */
  text: string;
  /** The last valid width. */
  repeatCm: number;
  onText: (text: string) => void;
  /** Puts the last valid width in the place of a text that is none. */
  onLeft: () => void;
};

const SLIDER_CM = { min: 2, max: 100, step: 1 };

/** Field for the width of one repeat on the cloth. */
export function RepeatWidthField({ text, repeatCm, onText, onLeft }: RepeatWidthFieldProps) {
  const { t } = useTranslation();
  const isBroken = readRepeatCm(text) === undefined;
  // The width stays what it was, and so does the reason, until another one is typed.
  const [wasRefused, setRefused] = useState(false);
  const write = (next: string) => {
    setRefused(false);
    onText(next);
  };
  const leave = () => {
    setRefused(isBroken);
    if (isBroken) onLeft();
  };
  return (
    <MeasureField
      label={t('patternDesk.print.width')}
      error={
        isBroken || wasRefused ? t('patternDesk.print.widthFault', REPEAT_CM_LIMITS) : undefined
      }
      value={text}
      onChange={write}
      onLeft={leave}
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
