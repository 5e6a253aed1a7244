import type { Tool } from '@toile/tools';
import type { SettingId, Settings } from '../model/run-inputs.ts';
import { GarmentTypeField } from './garment-type-field.tsx';
import { RepeatCmField } from './repeat-cm-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import type { SettingFields as Fields } from './setting-field.ts';

const FIELDS: Fields = {
  repeat: RepeatField,
  repeat_cm: RepeatCmField,
  garment_type: GarmentTypeField,
};

type SettingFieldsProps = {
  tool: Tool;
  settings: Settings;
  onChange: (setting: SettingId, value: string | undefined) => void;
};

/** The settings that a tool offers beside its prompt. */
export function SettingFields({ tool, settings, onChange }: SettingFieldsProps) {
  return tool.settings.map((setting) => {
    const SettingField = FIELDS[setting];
    return (
      <SettingField
        key={setting}
        value={settings[setting]}
        onChange={(value) => onChange(setting, value)}
      />
    );
  });
}
