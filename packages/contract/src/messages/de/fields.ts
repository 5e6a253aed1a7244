import type { fields as english } from '../en/fields.ts';
import type { Words } from '../words.ts';

/** The names of form fields as they appear in messages. */
export const fields: Words<typeof english> = {
  username: 'Benutzername',
  usernameOrEmail: 'Benutzername / E-Mail',
  email: 'E-Mail',
  password: 'Passwort',
  newEmail: 'Neue E-Mail',
  presentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort bestätigen',
  credential: 'E-Mail',
  prompt: 'Prompt',
  original_target_image: 'Foto',
  source_image: 'Vorlage',
  binary_mask_image: 'Maske',
};
