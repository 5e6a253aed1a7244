import { say } from '../command/run-command.ts';
import type { LedgerDifferences } from '../modules/credits/ledger-audit.ts';

/** Reports the ledger's audit; false where something does not add up. */
export function reportLedger({ entries, balances, held }: LedgerDifferences): boolean {
  const isRight = entries === 0 && balances === 0 && held === 0;
  const figures = `entries ${entries}, balances ${balances}, held ${held}`;
  say(`Ledger: ${isRight ? 'adds up' : 'DOES NOT ADD UP'} (differences: ${figures})`);
  return isRight;
}
