import { randomBytes } from 'node:crypto';
import { type Check, checkOneOf } from './check.ts';
import type { Owner } from './owner.ts';
import { fetchToken, openSession, type Person, sendAs } from './people.ts';
import type { Product } from './product.ts';
import { ROUTE_RULES, type RouteRule } from './route-rules.ts';
import { type Call, send } from './send.ts';

type Matrix = { product: Product; owner: Owner; other: Person };

/** A way to forge a changing request: the headers that a browser could be made to send. */
type Forgery = { name: string; headers: Record<string, string> };

function cookies(session: string | undefined, token: string | undefined): Record<string, string> {
  const all = [session && `sessionid=${session}`, token && `csrftoken=${token}`].filter(Boolean);
  return all.length === 0 ? {} : { cookie: all.join('; ') };
}

async function listForgeries({ product, owner, other }: Matrix): Promise<Forgery[]> {
  const { session, token, id } = owner.person;
  const second = await openSession(product, id);
  const nobodys = await fetchToken(product.port);
  const forged = `${randomBytes(16).toString('base64url')}.${randomBytes(32).toString('base64url')}`;
  const [nonce = ''] = token.split('.');
  const sent = (name: string, value: string): Forgery => ({
    name,
    headers: { ...cookies(session, value), 'x-csrftoken': value },
  });
  return [
    { name: 'no token', headers: cookies(session, undefined) },
    { name: 'a token in the cookie alone', headers: cookies(session, token) },
    {
      name: 'a token in the header alone',
      headers: { ...cookies(session, undefined), 'x-csrftoken': token },
    },
    {
      name: 'two tokens that differ',
      headers: { ...cookies(session, token), 'x-csrftoken': second.token },
    },
    sent('an empty token', ''),
    sent('a forged token', forged),
    sent('a token whose signature is cut off', `${nonce}.`),
    sent('a token of another user', other.token),
    sent('a token of another session of the same user', second.token),
    sent('a token of nobody', nobodys),
  ];
}

function callsOf({ call, ofOwners = [] }: RouteRule, { things }: Owner): Call[] {
  return [...(call ? [call] : []), ...ofOwners.map((one) => one.call(things[one.of]))];
}

/** Forgeries with a visitor's token, which is bound to no session. */
async function listVisitorForgeries({ other }: Matrix): Promise<Forgery[]> {
  const forged = `${randomBytes(16).toString('base64url')}.${randomBytes(32).toString('base64url')}`;
  return [
    { name: 'no token, as a visitor', headers: {} },
    {
      name: 'a forged token, as a visitor',
      headers: { ...cookies(undefined, forged), 'x-csrftoken': forged },
    },
    {
      name: 'a user’s token, as a visitor',
      headers: { ...cookies(undefined, other.token), 'x-csrftoken': other.token },
    },
  ];
}

/** Checks that everything is still there that the forged requests would have ended or removed. */
async function checkUnharmed({ product, owner }: Matrix): Promise<Check> {
  const path = `/api/get-generation/${owner.things.output}/`;
  const { status } = await sendAs(product, owner.person, { method: 'GET', path });
  return checkOneOf('session and output after all forged requests', status, [200]);
}

/**
 * Tries every changing route, with every kind of wrong token, as the owner's browser would send it.
 */
export async function tryCsrfMatrix(matrix: Matrix): Promise<Check[]> {
  const checks: Check[] = [];
  const forgeries = [...(await listForgeries(matrix)), ...(await listVisitorForgeries(matrix))];
  for (const [name, rule] of Object.entries(ROUTE_RULES)) {
    if (name.startsWith('GET ')) continue;
    const wanted = rule.withoutToken?.answers ?? [403];
    for (const call of callsOf(rule, matrix.owner)) {
      for (const { name: how, headers } of forgeries) {
        const forged = { ...call, headers: { ...call.headers, ...headers } };
        const { status } = await send(matrix.product.port, forged);
        checks.push(checkOneOf(`${name} with ${how}`, status, wanted));
      }
    }
  }
  return [...checks, await checkUnharmed(matrix)];
}
