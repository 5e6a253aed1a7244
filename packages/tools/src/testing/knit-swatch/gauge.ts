import { choiceField } from '../../fields/choice-field.ts';

declare module '../../fields/run-field.ts' {
  interface FieldSettings {
    gauge?: 'fine' | 'chunky';
  }
}

/** Number of stitches of a swatch. */
export const gauge = choiceField({
  name: 'gauge',
  setting: 'gauge',
  label: 'Gauge',
  detailLabel: 'Gauge of the knit',
  anyLabel: 'Any gauge',
  choices: { fine: { label: 'Fine, 14 stitches' }, chunky: { label: 'Chunky, 5 stitches' } },
  fault: 'The gauge must be fine or chunky',
  flag: { name: 'gauge', value: '<gauge>', help: 'fine or chunky' },
});
