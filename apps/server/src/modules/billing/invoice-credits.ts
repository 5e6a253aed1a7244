import { PLANS, previousBillingDate } from '@toile/contract';
import type { Invoice, InvoiceLine } from '../../adapters/payments/payments-port.ts';

/** Credits that a paid invoice grants: for whole months, and for the rest of one. */
type InvoiceGrant = { purchase: number; upgrade: number };

function planCredits(priceId: string): number {
  return PLANS.find((plan) => plan.priceId === priceId)?.credits ?? 0;
}

/** Fraction of its period that a line covers, from 0 to 1. */
function fractionOfPeriod({ from, to }: InvoiceLine, billingAnchor: Date): number {
  const start = previousBillingDate(billingAnchor, to);
  return (to.getTime() - from.getTime()) / (to.getTime() - start.getTime());
}

function lineCredits(line: InvoiceLine, billingAnchor: Date): number {
  const credits = planCredits(line.priceId);
  if (line.kind === 'plan') return credits;
  const sign = line.amountCents < 0 ? -1 : 1;
  return sign * credits * fractionOfPeriod(line, billingAnchor);
}

/**
 * The grant of a paid invoice by its lines: a plan's credits for each whole month, and for a
 * change of plan round((new − old credits) × unused part of the period), never below zero.
 */
export function invoiceGrant({ lines }: Pick<Invoice, 'lines'>, billingAnchor: Date): InvoiceGrant {
  const sumOf = (kind: InvoiceLine['kind']) =>
    lines
      .filter((line) => line.kind === kind)
      .reduce((sum, line) => sum + lineCredits(line, billingAnchor), 0);
  return { purchase: sumOf('plan'), upgrade: Math.max(0, Math.round(sumOf('proration'))) };
}
