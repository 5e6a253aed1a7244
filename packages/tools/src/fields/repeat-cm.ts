import { REPEAT_CM_LIMITS, repeatFault } from '@toile/contract';
import { settingWords } from './en.ts';
import { measureField } from './measure-field.ts';

declare module './run-field.ts' {
  interface FieldSettings {
    /** Physical width of one repeat in centimetres. */
    repeatCm?: number;
  }
}

const { repeatCm: words } = settingWords;

/** The width of one repeat on the cloth, in centimetres. */
export const repeatCm = measureField({
  name: 'repeat_cm',
  setting: 'repeatCm',
  label: words.label,
  detailLabel: words.detailLabel,
  limits: REPEAT_CM_LIMITS,
  // The slider has the widths that fit on garments.
  slider: { label: words.sliderLabel, min: 2, max: 80, step: 1 },
  unit: words.unit,
  hint: words.hint,
  initial: '24',
  description: `Width of one repeat in centimetres, ${REPEAT_CM_LIMITS.min} to ${REPEAT_CM_LIMITS.max}.`,
  fault: repeatFault,
  flag: { name: 'repeat-cm', value: '24', help: 'width of one repeat in centimetres' },
});
