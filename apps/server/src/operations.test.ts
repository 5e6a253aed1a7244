import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rateCounters } from './db/schema/index.ts';
import { createProbeEngine } from './testing/probe-engine.ts';
import { createTestApp } from './testing/test-app.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { services } = await createTestApp({ engine: createProbeEngine() });

const known = new Map(
  services.metrics
    .getMetricsAsArray()
    .map((metric) => [
      metric.name,
      new Set('labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames : []),
    ]),
);
/** Labels that Prometheus adds, and those of its own series. */
const OWN_LABELS = new Set(['job', 'instance', 'le']);

const NAMED =
  /\b(?<name>(?:toile|http|process|nodejs)_[a-z\d_]+?)(?:_bucket|_count|_sum)?(?:\{(?<labels>[^}]*)\}|(?![a-z\d_{]))/g;

function listUses(text: string) {
  return [...text.matchAll(NAMED)].map(({ groups }) => ({
    name: groups?.name ?? '',
    labels: [...(groups?.labels ?? '').matchAll(/(\w+)(?:=~|!~|!=|=)/g)].map(
      ([, label = '']) => label,
    ),
  }));
}

const alerts = read('deploy/monitoring/alerts.yml');

test.each([
  ['deploy/monitoring/alerts.yml', 8],
  ['deploy/monitoring/dashboard.json', 14],
  ['deploy/kubernetes/example/scaling.yaml', 3],
])('every metric of %s is reported, with its labels', (path, least) => {
  const uses = listUses(read(path).replaceAll('\\"', '"'));
  expect(uses.length).toBeGreaterThanOrEqual(least);
  expect(uses.filter(({ name }) => !known.has(name))).toEqual([]);
  const strange = uses.flatMap(({ name, labels }) =>
    labels.filter((label) => !OWN_LABELS.has(label) && !known.get(name)?.has(label)),
  );
  expect(strange).toEqual([]);
});

test('every alert has a runbook, and every runbook stands in the list of them', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const books = [...alerts.matchAll(/runbook_url: (\S+)/g)].map(([, path = '']) => path);
  expect(names.length).toBeGreaterThanOrEqual(8);
  expect(books).toHaveLength(names.length);
  const list = read('docs/runbooks/README.md');
  for (const name of names) expect(list).toContain(name);
  expect(books.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  for (const path of books) expect(list).toContain(path.replace('docs/runbooks/', ''));
});

test('the audit of the ledger finds what does not add up', async () => {
  const differences = async () => {
    await services.ledgerMetrics.audit();
    const { values } = (await services.metrics
      .getSingleMetric('toile_ledger_difference')
      ?.get()) ?? {
      values: [],
    };
    return Object.fromEntries(values.map(({ labels, value }) => [labels.of, value]));
  };
  expect(await differences()).toEqual({ entries: 0, balances: 0, held: 0 });
  await services.database.execute("update ledger_accounts set balance = 5 where kind = 'sales'");
  // Once an hour by all processes: the one that did not look has nothing to report.
  expect(await differences()).toEqual({});
  await services.database.delete(rateCounters);
  await expect.poll(differences, { interval: 500 }).toEqual({ entries: 0, balances: 1, held: 0 });
});

test('the query of the runbook for held credits is one that the database understands', async () => {
  const [, query = ''] =
    /```sql\n([\s\S]*?)```/.exec(read('docs/runbooks/ledger-difference.md')) ?? [];
  expect((await services.database.execute(query)).rows).toEqual([]);
});

test('disk and connections are told', async () => {
  const text = await services.metrics.metrics();
  expect(text).toMatch(/toile_disk_free_bytes [1-9]/);
  expect(text).toMatch(/toile_database_connections\{state="waited-for"\} 0/);
});
