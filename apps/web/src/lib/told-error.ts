/** An error whose message is meant for the user, in the words of the message tables. */
export class ToldError extends Error {
  override readonly name = 'ToldError';
}
