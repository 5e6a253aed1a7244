import type { ComponentType } from 'react';
import type { SettingId } from '../model/run-inputs.ts';

/** A setting's control: its value as it goes over the wire, undefined when not set. */
export type SettingFieldProps = {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** The control of each setting that has one. */
export type SettingFields = Partial<Record<SettingId, ComponentType<SettingFieldProps>>>;
