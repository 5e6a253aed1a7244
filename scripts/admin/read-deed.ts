import { deedSchema, grantSchema } from '@toile/contract';
import type { z } from 'zod';
import { OperatorFault } from '../../apps/server/src/command/operator-fault.ts';

/** The values of a command by the rules of the API. @throws OperatorFault for the first fault */
function parse<Value>(schema: z.ZodType<Value>, values: unknown): Value {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new OperatorFault(`${parsed.error.issues[0]?.message ?? ''}.`);
}

/** What a command does to an account, and why. */
export type AdminDeed =
  | { kind: 'end-sessions'; credential: string; reason: string }
  | { kind: 'end-two-factor'; credential: string; reason: string }
  | { kind: 'grant'; credential: string; reason: string; credits: number }
  | { kind: 'operator'; credential: string; reason: string; isOperator: boolean };

const NO_REASON = 'No reason given';

/**
 * The deed of a command line; undefined where the arguments do not fit.
 * @throws OperatorFault for a short reason or an odd number of credits
 */
export function readDeed([command, credential, ...words]: readonly string[]):
  | AdminDeed
  | undefined {
  if (credential === undefined) return undefined;
  if (command === 'end-sessions' || command === 'end-two-factor') {
    const { reason } = parse(deedSchema, { reason: words.join(' ') });
    return { kind: command, credential, reason };
  }
  const [value, ...reasonWords] = words;
  const reason = reasonWords.join(' ');
  if (command === 'grant' && reasonWords.length > 0) {
    const grant = parse(grantSchema, { credits: Number(value), reason });
    return { kind: 'grant', credential, ...grant };
  }
  if (command !== 'operator' || (value !== 'on' && value !== 'off')) return undefined;
  const given = reason === '' ? NO_REASON : parse(deedSchema, { reason }).reason;
  return { kind: 'operator', credential, isOperator: value === 'on', reason: given };
}
