import { randomBytes } from 'node:crypto';
import { listTools, opensWithInstructions } from '@toile/tools';
import type { BrowserContext } from 'playwright-core';
import { users } from '../../apps/server/src/db/schema/index.ts';
import { createSessionsService } from '../../apps/server/src/modules/accounts/sessions.service.ts';
import { createLedger } from '../../apps/server/src/modules/credits/ledger.service.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/database.ts';
import type { StagedProduct } from './stage.ts';

type KnownAccount = {
  /** Beginning of the username, which is made unique. */
  name: string;
  credits: number;
  /** True: the tools' instructions are turned off. */
  knowsTools: boolean;
};

/**
 * Logs a browser in to a verified account with credits, which is written straight into the
 * database: the way through the forms is a journey of its own.
 */
export async function logInAsKnown(
  context: BrowserContext,
  { url, databaseUrl }: StagedProduct,
  { name, credits, knowsTools }: KnownAccount,
): Promise<void> {
  const database = openDatabase(databaseUrl, { maxConnections: 1, onError: () => undefined });
  try {
    const username = `${name}_${randomBytes(4).toString('hex')}`;
    const email = `${username}@atelier.example`;
    const known = knowsTools ? listTools().filter(opensWithInstructions) : [];
    const disabledInstructions = known.map(({ id }) => id);
    const row = { username, email, emailVerifiedAt: systemClock(), disabledInstructions };
    const [user] = await database.insert(users).values(row).returning({ id: users.id });
    if (!user) throw new Error('An account was not written');
    const ledger = createLedger({ welcomeCredits: credits });
    await database.transaction((tx) => ledger.grantWelcome(tx, { userId: user.id, email }));
    const value = await createSessionsService({ database, clock: systemClock }).open(user.id);
    await context.addCookies([
      { name: 'sessionid', value, url },
      // Tells the web app that there is a session.
      { name: 'signed_in', value: '1', url },
    ]);
  } finally {
    await database.$client.end();
  }
}
