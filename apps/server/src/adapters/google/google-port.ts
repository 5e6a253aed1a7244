/** Somebody as Google knows them; the e-mail is theirs, by Google's word. */
export type GooglePerson = {
  /** Google's own name for the account: it stays when the e-mail changes. */
  sub: string;
  email: string;
};

/** The log-in with Google, for one client id. */
export type GooglePort = {
  clientId: string;
  /**
   * Reads the credential that Google gave to the browser. Undefined when it is not Google's, not
   * for this client, over, or for an e-mail that nobody has verified. Throws AppError
   * 'googleUnavailable' when Google's keys cannot be had.
   */
  findPerson: (credential: string) => Promise<GooglePerson | undefined>;
};
