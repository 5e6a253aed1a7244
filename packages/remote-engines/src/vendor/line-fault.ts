import { isIdentifier } from './answer-codes.ts';

/** Levels of causes that an error of a connection has. */
const DEEPEST_CAUSE = 4;

/**
 * A fault of a connection by the names and codes of its causes, without their words and data: those
 * of a parser hold what came.
 */
export function lineFault(error: unknown, depth = 0): Error {
  if (!(error instanceof Error) || depth > DEEPEST_CAUSE) return new Error('unknown');
  const cause = error.cause === undefined ? undefined : lineFault(error.cause, depth + 1);
  const code = 'code' in error ? error.code : undefined;
  if (typeof code !== 'string' || !isIdentifier(code)) return new Error(error.name, { cause });
  return Object.assign(new Error(code, { cause }), { code });
}
