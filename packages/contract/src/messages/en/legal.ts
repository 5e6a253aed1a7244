/** The terms of service and the cookie policy, in plain words that fit what is stored. */
export const legal = {
  updated: 'In force since {date}',
  since: '23 November 2026',
  terms: {
    title: 'Terms of service',
    sections: [
      {
        title: 'What Toile is',
        text: 'Toile is a studio on the web in which you make and edit pictures of garments, sketches and patterns with the help of software. These terms hold between you and whoever runs this installation.',
      },
      {
        title: 'Your account',
        text: 'You need an e-mail address that is yours and a password that you keep to yourself. One person, one account. What is done with your account counts as done by you.',
      },
      {
        title: 'Your pictures',
        text: 'What you upload stays yours, and so does what you make here, as far as the law of your country gives rights in such pictures. Upload only what you may use: no photo of a person without consent, no design that belongs to someone else. Pictures that you send, and what is made from them, are looked at by a program for sexually explicit content; what it refuses is not kept. What your photos say of place and camera is taken out before they are stored, and they go with the last image that was made from them, or once they have not been used for some time.',
      },
      {
        title: 'How pictures are marked',
        text: 'Every picture carries a note in its file that it was made by an algorithm, with the engine, the model and the tool. The note does not hold your words. Please leave it in place where the law asks for it.',
      },
      {
        title: 'Credits',
        text: 'Making an image takes credits. They are set aside when a run begins and taken only for images that arrive; the rest comes back at once. Credits do not lapse at the end of a month, and cannot be turned into money.',
      },
      {
        title: 'Plans and payment',
        text: 'A plan runs by the month, is paid in advance, and renews until you cancel it; after that it stays yours to the end of the month that is paid. A larger plan begins at once, and you pay the difference for the days left; a smaller one begins at the next billing date. Cards are handled by a payment provider: Toile keeps your plan and your invoices, and never sees a card number. In the sandbox no money moves at all.',
      },
      {
        title: 'Money given back',
        text: 'When a payment is given back or disputed, the credits that it brought and that you have not spent go with it; those that you have spent stay spent. Your receipts say so.',
      },
      {
        title: 'What is kept about you',
        text: 'Your user name and e-mail, your password as a hash that cannot be turned back, your images and their prompts until you delete them, the pictures that you bring at most as long, your receipts, and which browsers are logged in. Addresses of visitors are counted, as hashes, to keep out who guesses at passwords. Nothing of it is sold or used to train a model.',
      },
      {
        title: 'What is not allowed',
        text: 'No pictures that break the law or hurt people, no attempt to get into the accounts of others or to overload the service. An account that does so may be closed.',
      },
      {
        title: 'No promise of perfection',
        text: 'Pictures may miss what you meant, and the service may pause. Look at a pattern closely before you have it printed or cut.',
      },
      {
        title: 'Ending it',
        text: 'You may stop at any time. Deleting a picture deletes its files once nothing else refers to them. Deleting your account, on its page, deletes your pictures, prompts, name and e-mail, and ends your plan without money back; movements of credits and invoices remain without your name, and a code of your address remains so that welcome credits are given once.',
      },
    ],
  },
  cookies: {
    title: 'Cookie policy',
    sections: [
      {
        title: 'Only what is needed',
        text: 'Toile sets no cookie for advertising or for measuring visitors, and passes none to others. The following are all there are.',
      },
      {
        title: 'sessionid',
        text: 'Keeps you logged in. It holds a random number that means nothing outside this service, cannot be read by scripts, and ends when you log out, after 30 days without a visit, and half a year after you logged in.',
      },
      {
        title: 'signed_in',
        text: 'Tells the page that somebody is logged in, so that it can show the right menu. It comes and goes with sessionid and opens nothing.',
      },
      {
        title: 'csrftoken',
        text: 'Proves that a request comes from this page and not from another one that pretends to be you.',
      },
      {
        title: 'language',
        text: 'Keeps the language that you chose in the footer or in your account, for a year. It holds nothing else, and is absent until you choose.',
      },
      {
        title: 'signup',
        text: 'For a day after you signed up, lets the link in the mail confirm your account without asking for your password. It names your sign-up and cannot be read by scripts.',
      },
      {
        title: 'trial',
        text: 'For a day after a picture was drawn for you without an account, tells that this browser had it. It says nothing else and cannot be read by scripts.',
      },
      {
        title: 'known_browser',
        text: 'Remembers for 400 days that you have logged in with this browser, so that you still get in while somebody else guesses at your password. It names the browser and the account by random numbers, cannot be read by scripts, and logs nobody in.',
      },
      {
        title: 'passkey',
        text: 'For five minutes after you opened the login or chose to log in with a passkey, makes sure that the answer comes from this browser. It holds a random number, cannot be read by scripts, and names nobody.',
      },
      {
        title: 'Google',
        text: 'Where logging in with Google is offered, a script of Google is loaded once you open that dialog, and Google may set cookies of its own. Toile learns your e-mail, that Google has verified it, and a number that names your Google account. Nothing of Google is loaded otherwise.',
      },
      {
        title: 'In your browser only',
        text: 'Your choice of a light or dark theme, the state and the pictures of a tool that you have begun, instructions and hints that you have dismissed, the plan, or the tool with your words, that you wanted after logging in (for an hour), the time at which a sign-up was confirmed here, and a random number by which open tabs notice that somebody else has logged in, are kept in the storage of your browser and never sent anywhere.',
      },
    ],
  },
} as const;
