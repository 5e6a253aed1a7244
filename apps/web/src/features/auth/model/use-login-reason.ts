import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { wasSessionLost } from '../../../lib/session.ts';
import { useWish } from './use-wish.ts';

/** State that the page of a verified e-mail passes to the login. */
export type VerifiedState = { verified: string };

/** State that a sign-up passes to the login: its e-mail, which is not verified yet. */
export type LoginState = { email: string };

/** Reads the state without zod: the login page need not load it. */
function findText(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const text: unknown = Object.entries(state).find(([key]) => key === name)?.[1];
  return typeof text === 'string' ? text : undefined;
}

/**
 * Reason of a visitor's login: a session that the server ended, an e-mail that was just verified, or
 * a plan or tool that is wanted.
 */
export function useLoginReason() {
  const { t } = useTranslation();
  const location = useLocation();
  const wish = useWish('login');
  const verified = findText(location.state, 'verified');
  const verifiedWords = verified && t('auth.login.verified', { email: verified });
  const [isLost] = useState(wasSessionLost);
  const lostWords = isLost && t('auth.login.sessionLost');
  const goWords = wish ?? (verified && t('auth.login.go'));
  const reason = [lostWords, verifiedWords, goWords].filter(Boolean).join(' ');
  return { reason, email: verified ?? findText(location.state, 'email') };
}
