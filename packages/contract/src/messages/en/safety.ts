/** Names of unsafe content by UnsafeClass, and the message where a picture of it is refused. */
export const safety = {
  classes: {
    'explicit-photo': 'a sexually explicit photo',
    'explicit-drawing': 'a sexually explicit drawing',
  },
  uploadRefused:
    'This picture looks like {what} and cannot be used here. Nothing was charged. If that is a mistake, tell whoever runs this site the code {code}.',
  outputRefused:
    'This image looked like {what} and was not kept. Its credits were returned. If that is a mistake, tell whoever runs this site the code {code}.',
  notChecked: 'This picture cannot be checked at the moment. Try again in a few minutes.',
} as const;
