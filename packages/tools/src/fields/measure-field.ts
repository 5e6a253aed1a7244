import type { FieldSettings, MeasureControl, RunField } from './run-field.ts';

/** Settings whose value is a number. */
type NumberSetting = {
  [Setting in keyof FieldSettings]-?: NonNullable<FieldSettings[Setting]> extends number
    ? Setting
    : never;
}[keyof FieldSettings];

type Parts<Setting extends NumberSetting> = Pick<
  RunField<Setting>,
  'name' | 'setting' | 'label' | 'detailLabel' | 'fault' | 'flag'
> &
  Omit<MeasureControl, 'kind'> & {
    description: string;
  };

/** A field whose value is a number with a unit. */
export function measureField<Setting extends NumberSetting>({
  limits,
  slider,
  unit,
  hint,
  initial,
  description,
  ...field
}: Parts<Setting>): RunField<Setting> {
  return {
    ...field,
    read: (text) => {
      const value = Number(text);
      return value >= limits.min && value <= limits.max ? value : undefined;
    },
    docs: { type: 'string', description },
    control: { kind: 'measure', limits, slider, unit, hint, initial },
    format: (value) => `${value} ${unit}`,
  };
}
