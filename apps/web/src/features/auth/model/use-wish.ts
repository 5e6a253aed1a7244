import { toolName } from '@toile/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findWantedPlan } from '../../../lib/billing/wanted-plan.ts';
import { findWantedTool } from '../../../lib/wanted-tool.ts';

/** The visitor's aim, in words: a plan or a tool; undefined when none is known. */
export function useWish(way: 'login' | 'register'): string | undefined {
  const { t } = useTranslation();
  const [plan] = useState(findWantedPlan);
  const [tool] = useState(findWantedTool);
  if (plan) return t(`auth.${way}.forPlan`, { plan: t(`common.plans.${plan.name}`) });
  return tool && t(`auth.${way}.forTool`, { tool: toolName(tool) });
}
