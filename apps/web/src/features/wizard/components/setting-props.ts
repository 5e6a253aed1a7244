import type { RunField } from '@toile/tools';

/** Props of a setting's control. */
export type SettingProps<Control> = {
  field: RunField;
  control: Control;
  /** The text as sent in the request; undefined when not set. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};
