import { FilesAwayError, StorageFullError } from '../files-port.ts';

const STATUS = { forbidden: 403, notFound: 404, conflict: 409, preconditionFailed: 412 };
const NOT_IMPLEMENTED = 501;
const INSUFFICIENT_STORAGE = 507;

const FULL_NAMES = new Set(['QuotaExceeded', 'XMinioStorageFull', 'ServiceQuotaExceeded']);

/** Sentences for refusals that an operator can end, by the store's code. */
const REFUSALS: Readonly<Record<string, string>> = {
  NoSuchBucket: 'the bucket does not exist',
  AccessDenied: 'the access key may not do this in the bucket',
  InvalidAccessKeyId: 'it does not know the access key',
  SignatureDoesNotMatch: 'the secret key is not the one of the access key',
  RequestTimeTooSkewed: "this machine's clock differs from the store's",
  PermanentRedirect: 'the bucket is in another region',
  AuthorizationHeaderMalformed: 'the bucket is in another region',
  CredentialsProviderError:
    'there is no access key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
};

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata: unknown = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const status = 'httpStatusCode' in metadata ? metadata.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}

const isNoBucket = (error: unknown) => error instanceof Error && error.name === 'NoSuchBucket';

/** True for the answer that an object, or an upload in parts, is not there. */
export const isAbsence = (error: unknown): boolean =>
  statusOf(error) === STATUS.notFound && !isNoBucket(error);

/** True where a condition of a write did not hold: the object is there. */
export const isAlreadyThere = (error: unknown): boolean =>
  statusOf(error) === STATUS.preconditionFailed;

/** True where two conditional writes met, neither of which need have won. */
export const isConflict = (error: unknown): boolean => statusOf(error) === STATUS.conflict;

/** True for a store that knows no conditional writes. */
export const isUnknownToStore = (error: unknown): boolean => statusOf(error) === NOT_IMPLEMENTED;

function describe(error: Error, status: number | undefined): string {
  const refusal = REFUSALS[error.name];
  if (refusal !== undefined) return `The file store refuses: ${refusal}`;
  if (status === STATUS.forbidden) return `The file store refuses: ${REFUSALS.AccessDenied}`;
  if (status === undefined) return `The file store does not answer: ${error.message || error.name}`;
  return `The file store answers ${status} ${error.name}`;
}

/** The error of the files port for any error of the store. */
export function toFilesError(error: unknown): Error {
  if (!(error instanceof Error)) return new FilesAwayError(String(error));
  if (error instanceof FilesAwayError || error instanceof StorageFullError) return error;
  const status = statusOf(error);
  const isFull = FULL_NAMES.has(error.name) || status === INSUFFICIENT_STORAGE;
  if (isFull) return new StorageFullError({ cause: error });
  return new FilesAwayError(describe(error, status), { cause: error });
}
