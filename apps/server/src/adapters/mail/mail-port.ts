/** A mail, the same text twice: plain and as HTML. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Port to a mail service. */
export type MailPort = {
  /** Destination of mails, for the log and the start banner. */
  destination: string;
  /** Resolves when the mail is accepted for delivery; throws when it is not. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
