/** The names of form fields as they appear in messages. */
export const fields = {
  username: 'Username',
  usernameOrEmail: 'Username / Email',
  email: 'E-mail',
  password: 'Password',
  confirmPassword: 'Confirm password',
  credential: 'E-mail',
  prompt: 'Prompt',
} as const;
