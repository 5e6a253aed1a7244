/** A mail, the same text twice: plain and as HTML. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Takes mails to people. */
export type MailPort = {
  /** Destination of mails, for the log and the start banner. */
  destination: string;
  /** Resolves when the mail is handed over; throws when it was not. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
