import { REPEAT_CM_FAULT, REPEAT_CM_LIMITS } from '@toile/contract';
import { measureField } from './measure-field.ts';

declare module './run-field.ts' {
  interface FieldSettings {
    /** Physical width of one repeat in centimetres. */
    repeatCm?: number;
  }
}

/** The width of one repeat on the cloth, in centimetres. */
export const repeatCm = measureField({
  name: 'repeat_cm',
  setting: 'repeatCm',
  label: 'Width of one repeat',
  detailLabel: 'Width of a repeat',
  limits: REPEAT_CM_LIMITS,
  // The slider has the widths that fit on garments.
  slider: { label: 'Width of one repeat in centimetres', min: 2, max: 80, step: 1 },
  unit: 'cm',
  hint: 'How wide the picture lies on the cloth.',
  initial: '24',
  description: `Width of one repeat in centimetres, ${REPEAT_CM_LIMITS.min} to ${REPEAT_CM_LIMITS.max}.`,
  fault: REPEAT_CM_FAULT,
  flag: { name: 'repeat-cm', value: '24', help: 'width of one repeat in centimetres' },
});
