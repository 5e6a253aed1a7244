import { ERROR_CATALOGUE, type ErrorBody, type ErrorName, formatMessage } from '@toile/contract';

type AppErrorDetails = {
  /** Messages by field; they replace the catalogue's message under `non_field_errors`. */
  fields?: ErrorBody;
  /** Further members of the answer's body, for example the e-mail of an unverified account. */
  body?: Readonly<Record<string, unknown>>;
  /** Values for the placeholders in the catalogue's message. */
  values?: Readonly<Record<string, string | number>>;
  retryAfterSeconds?: number;
};

/** The only error that services throw on purpose; one handler turns it into an answer. */
export class AppError extends Error {
  readonly error: ErrorName;
  readonly details: AppErrorDetails;

  constructor(error: ErrorName, details: AppErrorDetails = {}) {
    super(formatMessage(ERROR_CATALOGUE[error].message, details.values));
    this.name = 'AppError';
    this.error = error;
    this.details = details;
  }

  get status(): number {
    return ERROR_CATALOGUE[this.error].status;
  }

  /** The answer's body in the shape that every client reads. */
  get body(): Record<string, unknown> {
    const messages = this.details.fields ?? { non_field_errors: [this.message] };
    return { ...messages, ...this.details.body };
  }
}
