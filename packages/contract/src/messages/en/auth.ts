/** Words of signing in, signing up and verifying an e-mail address. */
export const auth = {
  login: {
    title: 'Login',
    intro: 'Back to your table.',
    submit: 'Login',
    pending: 'Logging in',
    noAccount: 'No account yet?',
    toRegister: 'Register',
    faultsTitle: 'That did not work',
  },
  register: {
    title: 'Register',
    intro: 'An account keeps your pictures, and comes with credits to begin with.',
    submit: 'Register',
    pending: 'Creating your account',
    hasAccount: 'Have an account?',
    toLogin: 'Login',
    terms:
      'I agree to the <terms>Terms of Service</terms> and the <cookies>Cookie Policy</cookies>',
    faultsTitle: 'Please look at these again',
    sentTitle: 'Check your inbox',
    sentText: 'We sent a confirmation link to {email}. Click it to finish your account.',
  },
  verification: {
    title: 'Account Verification Needed!',
    text: 'Please check your inbox and click the verification link we sent you.',
    resend: 'Resend verification email',
    resendIn: 'Resend verification email ({seconds} s)',
    resent: 'Verification email sent',
  },
  verifyEmail: {
    pendingTitle: 'Verifying your e-mail',
    successTitle: 'Account Verified',
    successText: '{email} is confirmed.',
    start: 'Start Creating',
    passwordTitle: 'One stitch left',
    passwordText:
      '“{username}” was asked for with {email}, in another browser than this one. Give the password that was chosen there, and the account is yours.',
    nameTakenText:
      'The username “{username}” has become somebody else’s before {email} was confirmed. Choose another one, and give the password that you signed up with.',
    confirm: 'Confirm e-mail address',
    confirmPending: 'Confirming',
    faultsTitle: 'This is not confirmed yet',
    severalHint:
      'Not your username, or signed up more than once? A new mail names every sign-up of this address by its username and time.',
    failureTitle: 'Ah, snap!',
    failureText: '{email} could not be verified.',
    expired: 'Your email verification link has expired.',
    expiredHint: 'Log in to have a new one sent to you.',
    unreachableTitle: 'We could not check the link',
  },
  logout: {
    title: 'Log out?',
    intro: 'Runs that are going on go on, and wait for you on the dashboard.',
    submit: 'Log out',
    stay: 'Stay logged in',
    pending: 'Logging out',
    failedTitle: 'You are still logged in',
  },
  dialog: {
    title: 'Login or register',
    withEmail: 'Continue with Email',
    googleFailed: 'The log-in with Google did not work.',
    googleAbsent: 'Google could not be loaded. Go on with your e-mail, or try again later.',
    loginText: 'Go on with the account you have.',
    registerText: 'Open an account with your e-mail address and a password.',
  },
} as const;
