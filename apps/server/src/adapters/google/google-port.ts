/** A Google user; Google has verified the e-mail. */
export type GooglePerson = {
  /** Google's id of the account: it stays when the e-mail changes. */
  sub: string;
  email: string;
};

/** The log-in with Google, for one client id. */
export type GooglePort = {
  clientId: string;
  /**
   * Reads the credential that Google gave to the browser. Undefined when it is not Google's, is for
   * another client, has expired, or has an unverified e-mail. Throws AppError 'googleUnavailable'
   * when Google's keys cannot be fetched.
   */
  findPerson: (credential: string) => Promise<GooglePerson | undefined>;
};
