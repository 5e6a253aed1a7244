import { emptyAsAbsent, type RunFields, runFieldsSchema, validationWords } from '@toile/contract';
import { z } from 'zod';
import { findTool } from '../find-tools.ts';
import type { FieldSettings, RunField } from './run-field.ts';

/** A run as tools read it: the fields that all tools share, and the settings. */
export type ToolRun = RunFields & FieldSettings;

/** Schema of the text fields of POST /generate-image-with-sse/, with the settings given. */
export function runSchemaOf(fields: readonly RunField[]) {
  const shape: Record<string, z.ZodType> = Object.fromEntries(
    fields.map((field) => [field.name, emptyAsAbsent(textSchemaOf(field))]),
  );
  return runFieldsSchema
    .check(assertTool)
    .safeExtend(shape)
    .transform((run): ToolRun => {
      const values: Record<string, unknown> = run;
      const settings = fields.flatMap(({ name, setting }): [string, unknown][] =>
        values[name] === undefined ? [] : [[setting, values[name]]],
      );
      const parsed: unknown = { ...values, ...Object.fromEntries(settings) };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A shape that is known at run time alone hides the types: runFieldsSchema made the shared fields, and each field's `read` the value that FieldSettings declares under its setting.
      return parsed as ToolRun;
    });
}

function textSchemaOf({ read, fault: message }: RunField) {
  return z.string().transform((text, { issues }) => {
    const value = read(text);
    if (value !== undefined) return value;
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  });
}

/** Refuses an id that no tool has. */
function assertTool({ value, issues }: z.core.ParsePayload<RunFields>): void {
  if (findTool(value.ai_model)) return;
  const message = validationWords.unknownTool;
  issues.push({ code: 'custom', path: ['ai_model'], message, input: value.ai_model });
}
