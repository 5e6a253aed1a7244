import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { findWantedPlan } from '../../../lib/billing/wanted-plan.ts';

/** What the page of a verified e-mail hands on to the login. */
const stateSchema = z.object({ verified: z.string() });

export type VerifiedState = z.infer<typeof stateSchema>;

/** Why a visitor has come to the login: an e-mail that was just verified, a plan that is wanted. */
export function useLoginReason() {
  const { t } = useTranslation();
  const location = useLocation();
  const [plan] = useState(findWantedPlan);
  const verified = stateSchema.safeParse(location.state).data?.verified;
  const planWords = plan && t('auth.login.forPlan', { plan: t(`common.plans.${plan.name}`) });
  const verifiedWords = verified && t('auth.login.verified', { email: verified });
  const goWords = planWords ?? (verified && t('auth.login.go'));
  const reason = [verifiedWords, goWords].filter(Boolean).join(' ');
  return { reason, verified };
}
