import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readBackupOrder } from '../../apps/server/src/backup/orders.ts';
import { ENGINES, WORDS_READER } from '../../apps/server/src/engines.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { SETTINGS } from '../../apps/server/src/platform/settings.ts';
import { readPart } from '../../apps/server/src/roles.ts';

const deploy = join(import.meta.dirname, '../../deploy');
const read = (path: string) => readFileSync(join(deploy, path), 'utf8');

/** Settings of all engines, and what the object store's kit reads by itself. */
const KNOWN = new Set([
  ...Object.keys(SETTINGS),
  ...[...ENGINES, WORDS_READER].flatMap(({ settings }) => Object.keys(settings)),
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
]);

/** What a public site cannot do without. */
const NEEDED = [
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DATABASE_URL',
  'FILES_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'SESSION_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'MODELS_URL',
];

/** Values in the place of what an operator fills in. */
const FILLED: Readonly<Record<string, string>> = {
  SITE: 'toile.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Toile <no-reply@toile.example>',
  SECRET: 'a'.repeat(64),
};

type Environment = Record<string, string>;

/** Fills `${NAME:?…}` and `${NAME:-default}` in. */
function fill(text: string): string {
  return text.replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_all, name: string, usual?: string) =>
      usual === undefined ? (FILLED[name] ?? FILLED.SECRET ?? '') : usual,
  );
}

function parseEnvironment(text: string): Environment {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Refuses names that no setting has, and values that the product would refuse. */
function expectToFit(environment: Environment): void {
  expect(Object.keys(environment).filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(NEEDED.filter((name) => !environment[name])).toEqual([]);
  const config = readConfig(environment);
  expect(config).toMatchObject({ isHttps: true, hasDemoAccount: false, hasPaymentsSandbox: false });
  expect(config.files.main.kind).toBe('s3');
}

const filled = z.string().transform(fill);
const ComposeService = z.object({
  image: filled,
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), filled).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
});
const Compose = z.object({ services: z.record(z.string(), ComposeService) });

const Container = z.object({
  image: z.string(),
  args: z.array(z.string()),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  startupProbe: z.object({ httpGet: z.object({ path: z.literal('/healthz') }) }),
  livenessProbe: z.object({ httpGet: z.object({ path: z.literal('/healthz') }) }),
  readinessProbe: z.object({ httpGet: z.object({ path: z.literal('/readyz') }) }),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ cpu: z.string(), memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
  }),
});
const Deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
        containers: z.tuple([Container]),
      }),
    }),
  }),
});
const CronJob = z.object({
  kind: z.literal('CronJob'),
  spec: z.object({
    concurrencyPolicy: z.literal('Forbid'),
    jobTemplate: z.object({
      spec: z.object({
        template: z.object({
          spec: z.object({
            securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number() }),
            containers: z.tuple([
              Container.pick({
                image: true,
                args: true,
                resources: true,
                securityContext: true,
              }).extend({
                command: z.array(z.string()),
              }),
            ]),
          }),
        }),
      }),
    }),
  }),
});
const Named = z.object({ kind: z.string(), metadata: z.object({ name: z.string() }) });

const documentsOf = (path: string): unknown[] =>
  parseAllDocuments(read(path)).map((document): unknown => document.toJSON());

const isKind = (kind: string) => (document: unknown) =>
  Named.safeParse(document).data?.kind === kind;

const dockerfile = read('Dockerfile');
const [, port = ''] = /\bPORT=(\d+)/.exec(dockerfile) ?? [];
const [, uid = ''] = /^USER (\d+):/m.exec(dockerfile) ?? [];

describe('the image', () => {
  test('is no one’s but its own account’s, says when it is well, and opens one port', () => {
    expect(Number(uid)).toBeGreaterThan(1000);
    expect(dockerfile).toContain(`EXPOSE ${port}`);
    expect(dockerfile).toContain(`PROBE_PORT=${port}`);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    const entry = /^ENTRYPOINT .*"\/toile\/(.+)"\]/m.exec(dockerfile)?.[1] ?? '';
    const source = entry.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(source).toMatch(/main\.ts$/);
    expect(existsSync(join(deploy, '..', source))).toBe(true);
  });

  test('is built from what .dockerignore lets in', () => {
    const ignored = readFileSync(join(deploy, '../.dockerignore'), 'utf8');
    for (const path of ['apps', 'packages', 'scripts', 'package-lock.json']) {
      expect(ignored).toContain(`!${path}\n`);
    }
    expect(ignored).toContain('**/node_modules');
    expect(ignored).toContain('**/.env*');
  });
});

describe('the compose file', () => {
  const { services } = Compose.parse(parse(read('compose/compose.yaml'), { merge: true }));
  const own = Object.values(services).filter(({ image }) => image.startsWith('toile'));

  test('runs two APIs and a worker, each with all settings that a public site needs', () => {
    expect(own).toHaveLength(3);
    const roles = own.map(({ command = [] }) => [...readPart(command).roles]);
    expect(roles).toEqual([['api'], ['api'], ['worker']]);
    for (const { environment = {} } of own) expectToFit(environment);
  });

  test('gives them no root to write to', () => {
    for (const service of own)
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  test('asks for what its example names, and nothing else', () => {
    const example = Object.keys(parseEnvironment(read('compose/example.env')));
    const asked = read('compose/compose.yaml').matchAll(/\$\{(\w+)/g);
    const names = new Set([...asked].map(([, name = '']) => name));
    names.delete('TOILE_IMAGE');
    expect(example.toSorted()).toEqual([...names].toSorted());
  });

  test('has a proxy and a Prometheus that reach the port', () => {
    const upstreams =
      /reverse_proxy (.+) \{/.exec(read('compose/Caddyfile'))?.[1]?.split(' ') ?? [];
    const targets =
      /targets: \[(.+)\]/.exec(read('monitoring/prometheus.yml'))?.[1]?.split(', ') ?? [];
    expect(upstreams).toEqual(['api-a', 'api-b'].map((name) => `${name}:${port}`));
    expect(targets).toEqual(['api-a', 'api-b', 'worker'].map((name) => `${name}:${port}`));
    for (const target of targets) expect(Object.keys(services)).toContain(target.split(':')[0]);
  });
});

describe('the Kubernetes base', () => {
  const files = z
    .object({ resources: z.array(z.string()) })
    .parse(parse(read('kubernetes/base/kustomization.yaml'))).resources;
  const documents = files.flatMap((file) => documentsOf(`kubernetes/base/${file}`));
  const deployments = documents.filter(isKind('Deployment')).map((each) => Deployment.parse(each));
  const example = {
    ...parseEnvironment(read('kubernetes/example/settings.env')),
    ...parseEnvironment(
      read('kubernetes/example/secrets.example.env').replaceAll('…', 'a'.repeat(32)),
    ),
  };

  test.each(deployments.map((each) => [each.metadata.name, each] as const))(
    '%s is well protected, and has its settings',
    (_name, { spec }) => {
      const { spec: pod } = spec.template;
      const [container] = pod.containers;
      const environment = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
      expectToFit({ ...example, ...environment });
      expect(pod.securityContext.runAsUser).toBe(Number(uid));
      expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
      const { roles, engines } = readPart(container.args);
      const { drainSeconds, orderGraceSeconds } = readConfig({ ...example, ...environment });
      const needed =
        roles.has('worker') && !engines?.has('studio') ? orderGraceSeconds : drainSeconds;
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(needed + 30);
      for (const name of engines ?? []) expect(ENGINES.map(({ id }) => id)).toContain(name);
    },
  );

  test('saves the product every night, by a program that there is', () => {
    const [job] = documentsOf('kubernetes/example/backup.yaml');
    const pod = CronJob.parse(job).spec.jobTemplate.spec.template.spec;
    const [container] = pod.containers;
    expect(pod.securityContext.runAsUser).toBe(Number(uid));
    const [, program = ''] = container.command;
    const source = program.replace(/^\/toile\//, '').replace('/dist/', '/src/');
    expect(existsSync(join(deploy, '..', source.replace(/\.js$/, '.ts')))).toBe(true);
    expect(readBackupOrder(container.args)).toEqual({
      out: '/backups',
      keep: 14,
      verifiesAll: false,
    });
  });

  test('has a disruption budget for each deployment, and scales those that there are', () => {
    const names = deployments.map(({ metadata }) => metadata.name);
    expect(names).toHaveLength(3);
    const budgets = documents.filter(isKind('PodDisruptionBudget'));
    expect(budgets.map((each) => Named.parse(each).metadata.name)).toEqual(names);
    for (const scaler of documentsOf('kubernetes/example/scaling.yaml')) {
      expect(names).toContain(Named.parse(scaler).metadata.name);
    }
  });
});
