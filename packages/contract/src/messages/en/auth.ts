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
    failureTitle: 'Ah, snap!',
    failureText: '{email} could not be verified.',
    expired: 'Your email verification link has expired.',
    expiredHint: 'Log in to have a new one sent to you.',
    unreachableTitle: 'We could not check the link',
  },
  logout: {
    pending: 'Logging out',
    failedTitle: 'You are still logged in',
  },
  dialog: {
    title: 'Login or register',
    withEmail: 'Continue with Email',
    loginText: 'Go on with the account you have.',
    registerText: 'Open an account with your e-mail address and a password.',
  },
} as const;
