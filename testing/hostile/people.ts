import { createSessionsService } from '../../apps/server/src/modules/accounts/sessions.service.ts';
import { createLedger } from '../../apps/server/src/modules/credits/ledger.service.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { createUser } from '../../apps/server/src/testing/create-user.ts';
import type { Product } from './product.ts';
import { type Answer, type Call, send } from './send.ts';

const CREDITS = 100_000;

export type Person = {
  id: string;
  /** Value of the cookie sessionid. */
  session: string;
  token: string;
  /** Loopback address from which the calls come. */
  address: string;
  /** Headers of a changing request as the web app sends it. */
  headers: Record<string, string>;
};

let people = 0;

/** Next loopback address: every user and every visitor has one, as on the open web. */
function nextAddress(): string {
  people += 1;
  return process.platform === 'linux'
    ? `127.${1 + (people >> 14)}.${(people >> 7) & 127}.${1 + (people & 127)}`
    : '127.0.0.1';
}

function tokenOf({ headers }: Answer): string {
  const cookies = [headers['set-cookie'] ?? []].flat().join(';');
  const token = /csrftoken=([^;]+)/.exec(cookies)?.[1];
  if (!token) throw new Error('No CSRF token was set');
  return token;
}

/** A CSRF token for a session, or for a visitor without one. */
export async function fetchToken(port: number, session?: string): Promise<string> {
  const call = { method: 'GET', path: '/api/csrf/' };
  if (session === undefined) return tokenOf(await send(port, call));
  return tokenOf(await send(port, { ...call, headers: { cookie: `sessionid=${session}` } }));
}

/** Another session of a user. */
export async function openSession({ port, database }: Product, id: string) {
  const session = await createSessionsService({ database, clock: systemClock }).open(id);
  const token = await fetchToken(port, session);
  const cookie = `sessionid=${session}; csrftoken=${token}`;
  return { session, token, headers: { cookie, 'x-csrftoken': token } };
}

/** A new user with credits and a session, written straight into the database. */
export async function openPerson(product: Product): Promise<Person> {
  const { database } = product;
  const id = await createUser(database);
  const ledger = createLedger({ welcomeCredits: CREDITS });
  await database.transaction((tx) => ledger.grantWelcome(tx, { userId: id, email: id }));
  return { id, ...(await openSession(product, id)), address: nextAddress() };
}

/** Sends a call as a user. */
export function sendAs(
  { port }: Product,
  person: Person,
  call: Call & { signal?: AbortSignal },
): Promise<Answer> {
  const headers = { ...person.headers, ...call.headers };
  return send(port, { from: person.address, ...call, headers }, call.signal);
}
