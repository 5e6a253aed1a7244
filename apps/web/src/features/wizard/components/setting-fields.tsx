import type { RunField } from '@toile/tools';
import type { Settings } from '../model/run-inputs.ts';
import { ChoiceSetting } from './choice-setting.tsx';
import { MeasureSetting } from './measure-setting.tsx';

type SettingFieldsProps = {
  fields: readonly RunField[];
  settings: Settings;
  onChange: (setting: string, value: string | undefined) => void;
};

/** The controls of settings. */
export function SettingFields({ fields, settings, onChange }: SettingFieldsProps) {
  return fields.map((field) => (
    <SettingControl
      key={field.name}
      field={field}
      value={settings[field.name]}
      onChange={(value) => onChange(field.name, value)}
    />
  ));
}

type SettingControlProps = {
  field: RunField;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

function SettingControl(props: SettingControlProps) {
  const { control } = props.field;
  if (control.kind === 'choice') return <ChoiceSetting {...props} control={control} />;
  return <MeasureSetting {...props} control={control} />;
}
