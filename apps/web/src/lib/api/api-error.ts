import { en, formatMessage } from '@toile/contract';

/** An answer of the API that is no success. `body` is the parsed JSON, if there was any. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body?: unknown) {
    super(formatMessage(en.common.requestFailed, { status }));
    this.status = status;
    this.body = body;
  }
}
