import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findWantedPlan } from '../../../lib/billing/wanted-plan.ts';
import { findWantedTool } from '../../../lib/wanted-tool.ts';

/** What a visitor wants an account for, in words: a plan, a tool or nothing that is known. */
export function useWish(way: 'login' | 'register'): string | undefined {
  const { t } = useTranslation();
  const [plan] = useState(findWantedPlan);
  const [tool] = useState(findWantedTool);
  if (plan) return t(`auth.${way}.forPlan`, { plan: t(`common.plans.${plan.name}`) });
  return tool && t(`auth.${way}.forTool`, { tool: t(`tools.${tool}.name`) });
}
