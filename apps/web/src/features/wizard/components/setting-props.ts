import type { RunField } from '@toile/tools';

/** Props of a setting's control. */
export type SettingProps<Control> = {
  field: RunField;
  control: Control;
  /** The value as it goes over the wire, undefined when not set. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};
