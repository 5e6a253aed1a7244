import { findFieldFault, type MeasureControl } from '@toile/tools';
import { MeasureField } from '../../../ui/measure-field.tsx';
import type { SettingProps } from './setting-props.ts';

/** A setting that is a number with a unit. */
export function MeasureSetting(props: SettingProps<MeasureControl>) {
  const { field, control, onChange } = props;
  const { initial, limits, slider, unit, hint } = control;
  const { value = initial } = props;
  const fault = findFieldFault(field, value);
  return (
    <MeasureField
      label={field.label}
      hint={hint}
      error={fault}
      value={value}
      onChange={onChange}
      slider={{ ...slider, value: fault ? initial : value }}
      written={{ type: 'number', ...limits, step: 'any' }}
      unit={unit}
    />
  );
}
