/** What the parser of multipart forms says, without a code or status, of a body that is no whole form. */
const FORM_FAULT = /^Multipart: |unexpected end of multipart data$/i;

/** Whether an error is a multipart body that was cut off or never was a form. */
export function isFormRefusal(error: unknown): boolean {
  return error instanceof Error && FORM_FAULT.test(error.message);
}
