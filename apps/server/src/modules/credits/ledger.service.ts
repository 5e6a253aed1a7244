import { createHash, createHmac } from 'node:crypto';
import { PLANS } from '@toile/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import {
  enterAmount,
  findBalance,
  hasTransfer,
  insertTransfer,
  type LedgerAccount,
  lockBalance,
  openUserAccounts,
  sumSettled,
  type TransferRow,
} from './ledger.repository.ts';

/** The credits of one slot of a job, at its end. */
type SlotCredits = { userId: string; jobId: string; slot: number; amount: number };

/** An invoice of a payment provider. */
type LedgerInvoice = { provider: string; invoiceId: string };

/** The credits of a paid invoice. */
type InvoiceCredits = LedgerInvoice & {
  userId: string;
  kind: 'purchase' | 'upgrade';
  amount: number;
};

/** Credits of a paid invoice to take back or restore; `turn` numbers these transfers. */
type InvoiceReturn = LedgerInvoice & { userId: string; turn: number; amount: number };

/**
 * The only code that moves credits. Every movement belongs to the caller's transaction and has an
 * idempotency key: a repeated call moves nothing and returns false.
 */
export type Ledger = {
  /** Holds a run's price. Throws `insufficientCredits` (402) when the user has less. */
  hold: (
    tx: Transaction,
    hold: { userId: string; jobId: string; amount: number },
  ) => Promise<boolean>;
  /** Pays for a delivered image from its run's held credits. */
  settle: (tx: Transaction, slot: SlotCredits & { generationId: string }) => Promise<boolean>;
  /** Releases the held credits of an image that was not delivered. */
  release: (tx: Transaction, slot: SlotCredits) => Promise<boolean>;
  /** Grants the welcome credits, once for each verified address. Returns the number granted. */
  grantWelcome: (tx: Transaction, user: { userId: string; email: string }) => Promise<number>;
  /** Grants the credits of a paid invoice: once for each invoice and kind. */
  grantPaid: (tx: Transaction, credits: InvoiceCredits) => Promise<boolean>;
  /** Grants credits that an operator gives, once for each key. */
  grantByOperator: (
    tx: Transaction,
    grant: { userId: string; amount: number; key: string },
  ) => Promise<boolean>;
  /**
   * Gives back what the images of a run have cost, once; returns the number of credits, 0 where it
   * has cost nothing, undefined where it was given back before.
   */
  refundRun: (
    tx: Transaction,
    run: { userId: string; jobId: string },
  ) => Promise<number | undefined>;
  /** Takes credits back, at most those available; returns their number. */
  takeBack: (tx: Transaction, credits: InvoiceReturn) => Promise<number>;
  /** Restores credits that were taken back. */
  restore: (tx: Transaction, credits: InvoiceReturn) => Promise<boolean>;
  /** Available credits of the user, without held ones. */
  getAvailable: (queryable: Queryable, userId: string) => Promise<number>;
};

type Sides = { from: LedgerAccount; to: LedgerAccount; amount: number };

/** Order in which every transfer locks balances, so that no two wait for each other. */
const LOCK_ORDER: readonly LedgerAccount['kind'][] = [
  'available',
  'held',
  'promotions',
  'sales',
  'revenue',
];

async function enterSides(
  tx: Transaction,
  transferId: string,
  { from, to, amount }: Sides,
): Promise<void> {
  const sides = [
    { transferId, account: from, amount: -amount },
    { transferId, account: to, amount },
  ].toSorted((a, b) => LOCK_ORDER.indexOf(a.account.kind) - LOCK_ORDER.indexOf(b.account.kind));
  for (const side of sides) await enterAmount(tx, side);
}

async function move(tx: Transaction, transfer: TransferRow, sides: Sides): Promise<boolean> {
  const transferId = await insertTransfer(tx, transfer);
  if (transferId === undefined) return false;
  await enterSides(tx, transferId, sides);
  return true;
}

function insufficientCredits(required: number, available: number): AppError {
  const body = { insufficient_credits: true, required, available, plans: PLANS };
  return new AppError('insufficientCredits', { body });
}

function slotTransfer(kind: 'settle' | 'release', { jobId, slot }: SlotCredits): TransferRow {
  return { kind, jobId, slot, idempotencyKey: `job:${jobId}:slot:${slot}:${kind}` };
}

/**
 * Idempotency keys of an address's welcome credits: only hashes of the address enter the ledger.
 */
function welcomeKeys(email: string, secret: string): { key: string; unkeyed: string } {
  const address = email.toLowerCase();
  const hmac = createHmac('sha256', secret).update(JSON.stringify(['welcome', address]));
  return {
    key: `welcome:keyed:${hmac.digest('hex')}`,
    // The key of releases without a secret.
    unkeyed: `welcome:${createHash('sha256').update(address).digest('hex')}`,
  };
}

function invoiceTransfer(
  { provider, invoiceId }: LedgerInvoice,
  kind: TransferRow['kind'],
  part: string = kind,
): TransferRow {
  const idempotencyKey = `invoice:${provider}:${invoiceId}:${part}`;
  return { kind, provider, invoiceId, idempotencyKey };
}

type LedgerOptions = {
  welcomeCredits: number;
  /** Key of the hashes of addresses, so that a reader of the ledger cannot test addresses. */
  secret?: string;
};

/** The ledger, granting `welcomeCredits` to each verified address (none when 0). */
export function createLedger({ welcomeCredits, secret = '' }: LedgerOptions): Ledger {
  return {
    hold: async (tx, { userId, jobId, amount }) => {
      const transfer = { kind: 'hold', jobId, idempotencyKey: `job:${jobId}:hold` } as const;
      const transferId = await insertTransfer(tx, transfer);
      if (transferId === undefined) return false;
      const from: LedgerAccount = { kind: 'available', userId };
      const available = await lockBalance(tx, from);
      if (available < amount) throw insufficientCredits(amount, available);
      await enterSides(tx, transferId, { from, to: { kind: 'held', userId }, amount });
      return true;
    },

    settle: (tx, slot) => {
      const transfer = { ...slotTransfer('settle', slot), generationId: slot.generationId };
      const from: LedgerAccount = { kind: 'held', userId: slot.userId };
      return move(tx, transfer, { from, to: { kind: 'revenue' }, amount: slot.amount });
    },

    release: (tx, slot) => {
      const from: LedgerAccount = { kind: 'held', userId: slot.userId };
      const to: LedgerAccount = { kind: 'available', userId: slot.userId };
      return move(tx, slotTransfer('release', slot), { from, to, amount: slot.amount });
    },

    grantWelcome: async (tx, { userId, email }) => {
      await openUserAccounts(tx, userId);
      if (welcomeCredits === 0) return 0;
      const { key, unkeyed } = welcomeKeys(email, secret);
      if (await hasTransfer(tx, unkeyed)) return 0;
      const transfer = { kind: 'welcome', idempotencyKey: key } as const;
      const to: LedgerAccount = { kind: 'available', userId };
      const amount = welcomeCredits;
      return (await move(tx, transfer, { from: { kind: 'promotions' }, to, amount })) ? amount : 0;
    },

    grantPaid: async (tx, { userId, kind, amount, ...invoice }) => {
      await openUserAccounts(tx, userId);
      const to: LedgerAccount = { kind: 'available', userId };
      return move(tx, invoiceTransfer(invoice, kind), { from: { kind: 'sales' }, to, amount });
    },

    grantByOperator: async (tx, { userId, amount, key }) => {
      await openUserAccounts(tx, userId);
      const transfer = { kind: 'grant', idempotencyKey: `operator:${key}` } as const;
      const to: LedgerAccount = { kind: 'available', userId };
      return move(tx, transfer, { from: { kind: 'promotions' }, to, amount });
    },

    refundRun: async (tx, { userId, jobId }) => {
      const amount = await sumSettled(tx, jobId);
      if (amount === 0) return 0;
      const transfer = {
        kind: 'run-refund',
        jobId,
        idempotencyKey: `job:${jobId}:refund`,
      } as const;
      const to: LedgerAccount = { kind: 'available', userId };
      const isNew = await move(tx, transfer, { from: { kind: 'revenue' }, to, amount });
      return isNew ? amount : undefined;
    },

    takeBack: async (tx, { userId, turn, amount, ...invoice }) => {
      const from: LedgerAccount = { kind: 'available', userId };
      const taken = Math.min(amount, await lockBalance(tx, from));
      if (taken === 0) return 0;
      const transfer = invoiceTransfer(invoice, 'refund', `refund:${turn}`);
      const isMoved = await move(tx, transfer, { from, to: { kind: 'sales' }, amount: taken });
      return isMoved ? taken : 0;
    },

    restore: (tx, { userId, turn, amount, ...invoice }) => {
      const transfer = invoiceTransfer(invoice, 'restore', `restore:${turn}`);
      const to: LedgerAccount = { kind: 'available', userId };
      return move(tx, transfer, { from: { kind: 'sales' }, to, amount });
    },

    getAvailable: (queryable, userId) => findBalance(queryable, { kind: 'available', userId }),
  };
}
