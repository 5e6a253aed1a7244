import type { ComponentType } from 'react';
import type { SettingId } from '../model/run-inputs.ts';

/** A setting's control: its value as it goes over the wire, undefined when not set. */
export type SettingFieldProps = {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** The control of each setting. */
export type SettingFields = Record<SettingId, ComponentType<SettingFieldProps>>;
