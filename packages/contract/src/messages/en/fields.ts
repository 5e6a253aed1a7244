/** The names of form fields as they appear in messages. */
export const fields = {
  username: 'Username',
  usernameOrEmail: 'Username / Email',
  email: 'E-mail',
  password: 'Password',
  newEmail: 'New e-mail',
  presentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  credential: 'E-mail',
  prompt: 'Prompt',
  original_target_image: 'Photo',
  source_image: 'Source image',
  binary_mask_image: 'Mask',
} as const;
