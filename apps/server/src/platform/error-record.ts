type ErrorRecord = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorRecord;
};

/** Removes what a user typed: the parameters of a failed query, and e-mail addresses. */
function scrub(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')
    .replace(/[^\s"'<>()=,]+@[^\s"'<>()=,]+\.[^\s"'<>()=,]+/g, (found) =>
      found.includes('/') ? found : '[e-mail]',
    );
}

/** The log's record of an error: enough to find the fault, nothing that users typed. */
export function toErrorRecord(error: unknown): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) };
  return {
    type: error.name,
    message: scrub(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.stack ? { stack: scrub(error.stack) } : {}),
    ...(error.cause ? { cause: toErrorRecord(error.cause) } : {}),
  };
}
