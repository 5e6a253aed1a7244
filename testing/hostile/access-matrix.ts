import { randomUUID } from 'node:crypto';
import { type Check, checkOneOf } from './check.ts';
import type { Owner } from './owner.ts';
import { fetchToken, type Person, sendAs } from './people.ts';
import type { Product } from './product.ts';
import { exampleCalls, ROUTE_RULES, type RouteRule } from './route-rules.ts';
import type { Route } from './routes.ts';
import { type Answer, type Call, send } from './send.ts';

type Refused = { call: Call; refused: number };

type Matrix = { product: Product; owner: Owner; other: Person; routes: readonly Route[] };

/** Headers that differ between answers and carry no data. */
const PASSING_HEADERS = new Set(['date', 'x-request-id']);

/** The visible parts of an answer, as one text. */
function visiblePartsOf({ status, headers, body }: Answer): string {
  const kept = Object.entries(headers).filter(([name]) => !PASSING_HEADERS.has(name));
  return JSON.stringify([
    status,
    kept.toSorted(([one], [other]) => one.localeCompare(other)),
    body.toString('base64'),
  ]);
}

/** Checks that every route of the product has a rule, and every rule a route. */
export function checkRules(routes: readonly Route[]): Check[] {
  const names = new Set(routes.map(({ name }) => name));
  const ruled = routes.map(({ name }) => ({
    what: `${name} has a rule`,
    ...(ROUTE_RULES[name] ? {} : { fault: 'no line in testing/hostile/route-rules.ts' }),
  }));
  const left = Object.keys(ROUTE_RULES).filter((name) => !names.has(name));
  return [...ruled, ...left.map((what) => ({ what, fault: 'is a rule without a route' }))];
}

/** Checks a call without a session; `refused` is the answer that it gets. */
async function tryNobody(
  { product }: Matrix,
  name: string,
  { call, refused }: Refused,
): Promise<Check[]> {
  const { port } = product;
  const token = await fetchToken(port);
  const nobody = { cookie: `csrftoken=${token}`, 'x-csrftoken': token };
  const madeUp = { ...nobody, cookie: `csrftoken=${token}; sessionid=${'x'.repeat(43)}` };
  const asNobody = await send(port, { ...call, headers: { ...call.headers, ...nobody } });
  const asMadeUp = await send(port, { ...call, headers: { ...call.headers, ...madeUp } });
  return [
    checkOneOf(`${name} for a visitor`, asNobody.status, [refused]),
    checkOneOf(`${name} with a made-up session`, asMadeUp.status, [refused]),
  ];
}

/**
 * Checks that a stranger who names a thing of the owner's gets the same answer as for an unknown
 * id.
 */
async function tryOther(matrix: Matrix, name: string, rule: RouteRule): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { of, call } of rule.ofOwners ?? []) {
    const foreign = await sendAs(matrix.product, matrix.other, call(matrix.owner.things[of]));
    const absent = await sendAs(matrix.product, matrix.other, call(randomUUID()));
    const what = `${name} for another user’s ${of}`;
    checks.push(checkOneOf(what, foreign.status, [404]));
    const isSame = visiblePartsOf(foreign) === visiblePartsOf(absent);
    checks.push({
      what: `${what}, byte for byte as if it were absent`,
      ...(isSame ? {} : { fault: `${visiblePartsOf(foreign)} and ${visiblePartsOf(absent)}` }),
    });
  }
  return checks;
}

async function tryOwner(matrix: Matrix, name: string, rule: RouteRule): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { of, call, answers } of rule.ofOwners ?? []) {
    const { status } = await sendAs(
      matrix.product,
      matrix.owner.person,
      call(matrix.owner.things[of]),
    );
    checks.push(checkOneOf(`${name} for the owner of the ${of}`, status, answers));
  }
  return checks;
}

async function tryRule(matrix: Matrix, name: string, rule: RouteRule): Promise<Check[]> {
  const asNobody: Check[] = [];
  // Routes for operators are not there for anybody else.
  const refused = rule.for === 'operators' ? 404 : 401;
  for (const call of rule.for === 'everyone' ? [] : exampleCalls(rule)) {
    asNobody.push(...(await tryNobody(matrix, name, { call, refused })));
    if (rule.for !== 'operators') continue;
    const { status } = await sendAs(matrix.product, matrix.other, call);
    asNobody.push(checkOneOf(`${name} for a user`, status, [404]));
  }
  const asOther = await tryOther(matrix, name, rule);
  return [...asNobody, ...asOther, ...(await tryOwner(matrix, name, rule))];
}

/** Tries the access rules: every route by nobody, by a stranger and by the owner. */
export async function tryAccessMatrix(matrix: Matrix): Promise<Check[]> {
  const checks = checkRules(matrix.routes);
  const rules = Object.entries(ROUTE_RULES).toSorted(
    ([, one], [, other]) => Number(one.isLast ?? false) - Number(other.isLast ?? false),
  );
  for (const [name, rule] of rules) checks.push(...(await tryRule(matrix, name, rule)));
  return checks;
}
