import { type Field, multipart } from './forms.ts';
import {
  listOddTexts,
  ODD_BODIES,
  ODD_IDS,
  ODD_JSON,
  ODD_QUERIES,
  ODD_TYPES,
  type OddText,
} from './odd-values.ts';
import type { Route } from './routes.ts';
import type { Call } from './send.ts';
import type { HostileCase } from './worst-forms.ts';

type CorpusOptions = { isWhole: boolean };

/** Valid values of fields, so that only the odd one is odd. */
const GOOD_TEXTS: Readonly<Record<string, string>> = {
  ai_model: 'pattern-to-image',
  text_prompt: 'wrap dress',
  num_images: '1',
  pos_coord: '[[5,5]]',
  output_image_id: '00000000-0000-4000-8000-000000000000',
};

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Longest query that a browser may send. */
const LONG_QUERY = 15 * 1024;

/** The path with valid parameters, except for one. */
function fillPath({ path }: Route, name = '', value = ''): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, each: string) => {
    if (each === name) return value;
    return each === 'aiModel' || each === 'instruction' ? 'create-pattern' : NOWHERE;
  });
}

function called(route: Route, name: string, call: Partial<Call>): HostileCase {
  const { method } = route;
  return { name: `${route.name}: ${name}`, call: { method, path: fillPath(route), ...call } };
}

function* ofPaths(route: Route): Generator<HostileCase> {
  for (const { name, in: place } of route.parameters) {
    if (place !== 'path') continue;
    for (const [what, value] of ODD_IDS) {
      yield called(route, `${name} is ${what}`, { path: fillPath(route, name, value) });
    }
  }
}

function* ofQueries(route: Route): Generator<HostileCase> {
  const path = fillPath(route);
  const ask = (name: string, query: string) => called(route, name, { path: `${path}?${query}` });
  for (const { name, in: place } of route.parameters) {
    if (place !== 'query') continue;
    for (const [what, value] of ODD_QUERIES) yield ask(`${name} is ${what}`, `${name}=${value}`);
    yield ask(`${name} twice`, `${name}=1&${name}=2`);
    yield ask(`${name} a list`, `${name}[]=1&${name}[a]=2`);
    yield ask(`${name} 3,000 times`, `${name}=1&`.repeat(1000));
  }
  yield ask('a query of 15 KB', 'q='.padEnd(LONG_QUERY, 'x'));
  yield ask('a query of ampersands', '&'.repeat(LONG_QUERY));
  yield ask('a query of percent signs', '%'.repeat(LONG_QUERY));
}

/** Fields of a multipart form, one of them odd. */
function formWith({ fields }: Route, odd: readonly Field[]): Call['body'] {
  const names = new Set(odd.map(([name]) => name));
  const good = fields.flatMap(({ name, isPicture }): Field[] => {
    const value = GOOD_TEXTS[name];
    return isPicture || value === undefined || names.has(name) ? [] : [[name, value]];
  });
  return multipart([...good, ...odd]).body;
}

function* ofForms(route: Route, { isWhole }: CorpusOptions): Generator<HostileCase> {
  const { type } = multipart([]);
  const filled = (name: string, odd: readonly Field[]) =>
    called(route, name, { headers: { 'content-type': type }, body: formWith(route, odd) });
  yield filled('no odd field', []);
  for (const { name } of route.fields) {
    for (const [what, value] of listOddTexts({ isWhole })) {
      yield filled(`${name} is ${what}`, [[name, value]]);
    }
    yield filled(`${name} is no UTF-8`, [[name, Buffer.from([0xed, 0xa0, 0x80, 0xff]), 'text']]);
    yield filled(`${name} is a file of text`, [[name, 'a dress', 'file']]);
    yield filled(`${name} is an empty file`, [[name, '', 'file']]);
    yield filled(`${name} twice`, [
      [name, 'a'],
      [name, 'b'],
    ]);
    yield filled(`${name} as text and as a file`, [
      [name, 'a'],
      [name, 'b', 'file'],
    ]);
  }
}

function* ofJson(route: Route): Generator<HostileCase> {
  const headers = { 'content-type': 'application/json' };
  const json = (name: string, body: string) => called(route, name, { headers, body });
  for (const { name } of route.fields) {
    const others = route.fields.filter((field) => field.name !== name);
    const rest = others.map((field) => `,${JSON.stringify(field.name)}:"x"`).join('');
    for (const [what, value] of ODD_JSON) {
      yield json(`${name} is ${what}`, `{${JSON.stringify(name)}:${value}${rest}}`);
    }
    yield json(`without ${name}`, `{${rest.slice(1)}}`);
    yield json(`${name} twice`, `{"${name}":"a","${name}":["b"]${rest}}`);
  }
}

function* ofFields(route: Route): Generator<HostileCase> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const { name } of route.fields) {
    for (const [what, value] of ODD_QUERIES) {
      const others = route.fields.filter((field) => field.name !== name);
      const body = [`${name}=${value}`, ...others.map((field) => `${field.name}=x`)].join('&');
      yield called(route, `${name}, of a form, is ${what}`, { headers, body });
    }
  }
}

const oddBodies = (route: Route, type: string, bodies: readonly OddText[]): HostileCase[] =>
  bodies.map(([what, body]) =>
    called(route, `a body of ${what} as ${type.slice(0, 40) || 'nothing'}`, {
      headers: type === '' ? {} : { 'content-type': type },
      body,
    }),
  );

function* ofBodies(route: Route): Generator<HostileCase> {
  if (route.method === 'GET') return;
  yield* oddBodies(route, 'application/json', ODD_BODIES);
  yield* oddBodies(route, 'application/x-www-form-urlencoded', ODD_BODIES);
  yield* oddBodies(route, 'multipart/form-data; boundary=x', ODD_BODIES);
  for (const type of ODD_TYPES) yield* oddBodies(route, type, [['two braces', '{}']]);
}

function* ofMethods(route: Route): Generator<HostileCase> {
  for (const method of METHODS) {
    if (method !== route.method) yield called(route, `by ${method}`, { method });
  }
}

/** The corpus of a route: every field with every kind of value, and every kind of body. */
export function* listCases(route: Route, options: CorpusOptions): Generator<HostileCase> {
  yield* ofPaths(route);
  yield* ofQueries(route);
  if (route.bodyType === 'multipart/form-data') yield* ofForms(route, options);
  if (route.bodyType === 'application/json') {
    yield* ofJson(route);
    yield* ofFields(route);
  }
  yield* ofBodies(route);
  yield* ofMethods(route);
}
