import type { RunField, Tool } from '@toile/tools';
import type { Settings } from '../model/run-inputs.ts';
import { ChoiceSetting } from './choice-setting.tsx';
import { MeasureSetting } from './measure-setting.tsx';

type SettingFieldsProps = {
  tool: Tool;
  settings: Settings;
  onChange: (setting: string, value: string | undefined) => void;
};

/** The settings that a tool offers beside its prompt. */
export function SettingFields({ tool, settings, onChange }: SettingFieldsProps) {
  return tool.settings.map((field) => (
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
