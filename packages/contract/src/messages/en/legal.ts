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
        text: 'What you upload stays yours, and so does what you make here, as far as the law of your country gives rights in such pictures. Upload only what you may use: no photo of a person without consent, no design that belongs to someone else. Pictures that you send, and what is made from them, are looked at by a program for sexually explicit content; what it refuses is not kept. What your photos say of place and camera is taken out before they are stored, and they go with the last image that was made from them.',
      },
      {
        title: 'How pictures are marked',
        text: 'Every picture carries a note in its file that it was made by an algorithm, with the engine, the model and the tool. The note does not hold your words. Please leave it in place where the law asks for it.',
      },
      {
        title: 'Credits',
        text: 'Making an image takes credits. They are set aside when a run begins and taken only for images that arrive; the rest comes back at once. Credits cannot be turned into money.',
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
        text: 'You may stop at any time. Deleting a picture deletes its files once nothing else refers to them.',
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
        title: 'signup',
        text: 'For a day after you signed up, lets the link in the mail confirm your account without asking for your password. It names your sign-up and cannot be read by scripts.',
      },
      {
        title: 'known_browser',
        text: 'Remembers for 400 days that you have logged in with this browser, so that you still get in while somebody else guesses at your password. It names the browser and the account by random numbers, cannot be read by scripts, and logs nobody in.',
      },
      {
        title: 'In your browser only',
        text: 'Your choice of a light or dark theme, the state of a tool that you have begun, and a random number by which open tabs notice that somebody else has logged in, are kept in the storage of your browser and never sent anywhere.',
      },
    ],
  },
} as const;
