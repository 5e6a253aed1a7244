/** The mails that accounts send; `{name}` marks a value put in by `formatMessage`. */
export const mail = {
  signature: 'Toile, the trial cloth of your next collection',
  greeting: 'Hello {username},',
  linkFallback: 'If the button does nothing, copy this address into your browser:',
  verify: {
    subject: 'Confirm your e-mail address',
    title: 'One stitch left',
    body: 'Confirm that this address is yours, and the account “{username}”, asked for on {time}, is ready to draw.',
    action: 'Confirm e-mail address',
    note: 'The link works for 24 hours. Opened in another browser than the one you signed up in, it asks for the password you chose. If you did not open an account at Toile, leave this mail unanswered: nothing happens without the link.',
  },
  verifySeveral: {
    subject: 'Confirm your e-mail address',
    title: 'Which one is yours?',
    greeting: 'Hello,',
    body: 'Accounts were asked for several times with this e-mail address. Confirm the one that you asked for, by its username and time; it ends the others.',
    action: 'Confirm “{username}”, asked for on {time}',
    note: 'The links work for 24 hours, each with the password that was chosen with it. If none of them is yours, leave this mail unanswered: nothing happens without a link.',
  },
  addressTaken: {
    subject: 'You already have an account',
    title: 'You are already one of us',
    body: 'Someone, perhaps you, tried to register with this e-mail address. It belongs to the account “{username}”; log in with that name or with your address.',
    action: 'Log in',
    note: 'If it was not you, there is nothing to do: nobody learned that you have an account.',
  },
  googleConnected: {
    subject: 'Google was connected to your account',
    title: 'Another way in',
    body: 'The account “{username}” can now be opened with the Google account of this e-mail address, too.',
    action: 'Log in',
    note: 'If it was not you, somebody else can read your mail or use your Google account: change the passwords of both.',
  },
  page: {
    title: 'Mails of this machine',
    empty: 'No mails yet.',
    note: 'Without SMTP_URL, mails are written to {folder} and shown here, to this machine alone.',
    back: 'All mails',
  },
} as const;
