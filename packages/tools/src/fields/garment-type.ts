import type { GarmentType } from '@toile/contract';
import { choiceField } from './choice-field.ts';
import { settingWords } from './en.ts';
import type { Diagram } from './run-field.ts';

declare module './run-field.ts' {
  interface FieldSettings {
    garmentType?: GarmentType;
  }
}

/** Diagram of a small figure in a garment, whose outline is on a drawing of 30 × 42. */
const figureIn = (outline: string): Diagram => ({
  viewBox: '0 0 30 42',
  heightRem: 2.75,
  strokeLinejoin: 'round',
  shapes: [
    { cx: 15, cy: 4.5, r: 2.8 },
    {
      d: 'M9.5 9.500L6.5 21M20.5 9.500L23.5 21M12.5 9V22M17.5 9V22M12.5 24L12 40M17.5 24L18 40',
      opacity: 0.45,
    },
    { d: outline, isFilled: true },
  ],
});

const { garmentType: words } = settingWords;

/** The part of the body that the garment covers. */
export const garmentType = choiceField({
  name: 'garment_type',
  setting: 'garmentType',
  label: words.label,
  detailLabel: words.label,
  anyLabel: words.anyLabel,
  choices: {
    upper_body: {
      label: words.choices.upper_body,
      diagram: figureIn('M9 9C12 11 18 11 21 9L25 20 22 21.5 20.5 17V25H9.500V17L8 21.5 5 20Z'),
    },
    lower_body: {
      label: words.choices.lower_body,
      diagram: figureIn('M10 20H20L20.5 38H16L15 27 14 38H9.500Z'),
    },
    full_body: {
      label: words.choices.full_body,
      diagram: figureIn('M10 9C12 11 18 11 20 9L20 19 24 37C18 39 12 39 6 37L10 19Z'),
    },
  },
  fault: words.fault,
  flag: { name: 'garment', value: '<type>', help: 'upper_body, lower_body or full_body' },
});
