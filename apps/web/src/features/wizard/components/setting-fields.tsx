import type { Tool } from '@toile/tools';
import type { SettingId, Settings } from '../model/run-inputs.ts';
import { RepeatField } from './repeat-field.tsx';
import type { SettingFields as Fields } from './setting-field.ts';

const FIELDS: Fields = { repeat: RepeatField };

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
      SettingField && (
        <SettingField
          key={setting}
          value={settings[setting]}
          onChange={(value) => onChange(setting, value)}
        />
      )
    );
  });
}
