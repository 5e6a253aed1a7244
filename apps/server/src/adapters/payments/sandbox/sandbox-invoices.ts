import type { SandboxInvoice, SandboxLine } from '../../../db/schema/sandbox-state.ts';
import { PaymentsError } from '../payments-port.ts';
import { emit, type SandboxDesk } from './sandbox-state.ts';

export function getInvoice({ state }: SandboxDesk, invoiceId: string): SandboxInvoice {
  const invoice = state.invoices.find(({ id }) => id === invoiceId);
  if (!invoice) throw new PaymentsError('absent', `The sandbox has no invoice ${invoiceId}`);
  return invoice;
}

/** Adds an open invoice. A negative total becomes 0. */
export function addInvoice(
  desk: SandboxDesk,
  subscriptionId: string,
  lines: SandboxLine[],
): SandboxInvoice {
  const { state } = desk;
  const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  const invoice: SandboxInvoice = {
    id: desk.newId('in'),
    number: `SANDBOX-${String(state.invoices.length + 1).padStart(4, '0')}`,
    subscriptionId,
    status: 'open',
    lines,
    totalCents: Math.max(0, sum),
    paidCents: 0,
    refundedCents: 0,
    disputedCents: 0,
    createdAt: desk.now,
    failures: 0,
  };
  state.invoices.push(invoice);
  emit(desk, 'invoice.created', invoice.id);
  return invoice;
}

export function markPaid(desk: SandboxDesk, invoice: SandboxInvoice): void {
  invoice.status = 'paid';
  invoice.paidCents = invoice.totalCents;
  invoice.paidAt = desk.now;
  delete invoice.nextTryAt;
  emit(desk, 'invoice.paid', invoice.id);
}

export function voidInvoice(desk: SandboxDesk, invoice: SandboxInvoice): void {
  if (invoice.status !== 'open') return;
  invoice.status = 'void';
  delete invoice.nextTryAt;
  emit(desk, 'invoice.voided', invoice.id);
}

/** Refunds some cents of a paid invoice; by default all that are left. */
export function refundInvoice(desk: SandboxDesk, invoiceId: string, cents = Infinity): void {
  const invoice = getInvoice(desk, invoiceId);
  const refund = Math.min(cents, invoice.paidCents - invoice.refundedCents);
  if (refund <= 0) return;
  invoice.refundedCents += refund;
  emit(desk, 'charge.refunded', invoiceId);
}

/** Takes back the rest of a paid invoice, as the payer's bank does in a dispute, or returns it. */
export function disputeInvoice(desk: SandboxDesk, invoiceId: string, isWon = false): void {
  const invoice = getInvoice(desk, invoiceId);
  if (invoice.status !== 'paid') return;
  invoice.disputedCents = isWon ? 0 : invoice.paidCents - invoice.refundedCents;
  emit(desk, isWon ? 'charge.dispute.closed' : 'charge.dispute.created', invoiceId);
}
