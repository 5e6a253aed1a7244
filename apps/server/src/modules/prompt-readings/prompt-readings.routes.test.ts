import {
  CATALOGUE_GROUPS,
  catalogueSchema,
  en,
  formatMessage,
  PROMPT_MAX_LENGTH,
} from '@toile/contract';
import { type Engine, EngineError, type ForetellWords } from '@toile/engines';
import { createStudioEngine } from '@toile/studio';
import { briefKindOf, listTools } from '@toile/tools';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dumpDatabase } from '../../testing/dump-database.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { createProbeEngine } from '../../testing/probe-engine.ts';
import { openSignedIn } from '../../testing/register.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { openBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const READ = '/api/read-prompt/';
const PATTERN = { ai_model: 'create-pattern', text_prompt: 'roses on a glorp' };

const ask = (browser: TestBrowser, json: object = PATTERN) => browser.post(READ, { json });

describe('an engine that foretells', async () => {
  const foretellWords = vi.fn<ForetellWords>();
  const rules: Engine = { ...createProbeEngine(), foretellWords };
  const model: Engine = { ...createProbeEngine(), id: 'model' };
  const engine: Engine = { ...rules, listMembers: () => [rules, model] };
  const { clock, advance } = createMovingClock();
  const testApp = await createTestApp({ engine, clock });
  const ada = await openSignedIn(testApp, 'ada');
  const bob = await openSignedIn(testApp, 'bob');

  beforeEach(() => {
    advance(61);
    foretellWords.mockReset().mockResolvedValue([
      { start: 11, end: 16, words: ['glorp'], fate: 'undrawn' },
      { start: 0, end: 5, words: ['roses'], fate: 'instead', as: 'poppy' },
    ]);
  });

  test('is asked about the words and settings of the run, and answers with its marks', async () => {
    const answer = await ask(ada, { ...PATTERN, repeat: 'brick' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        marks: [
          { start: 11, end: 16, words: ['glorp'], fate: 'undrawn' },
          { start: 0, end: 5, words: ['roses'], fate: 'instead', as: 'poppy' },
        ],
      },
    ]);
    expect(foretellWords.mock.calls[0]?.[0]).toMatchObject({
      kind: 'create-pattern',
      prompt: PATTERN.text_prompt,
      settings: { repeat: 'brick' },
    });
  });

  test('is not asked for a run that another engine would draw', async () => {
    const answer = await ask(ada, { ...PATTERN, engine: 'model' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { marks: [] }]);
    expect(foretellWords).not.toHaveBeenCalled();
  });

  test('leaves no trace in the database', async () => {
    await ask(ada);
    const before = await dumpDatabase(testApp.databaseUrl);
    await ask(ada);
    expect(await dumpDatabase(testApp.databaseUrl)).toBe(before);
  });

  test('is asked for users alone', async () => {
    const visitor = await openBrowser(testApp.app);
    expect((await ask(visitor)).statusCode).toBe(401);
  });

  test.each([
    ['a tool that nobody knows', { ...PATTERN, ai_model: 'weave' }, 'ai_model'],
    ['a setting that is none', { ...PATTERN, repeat: 'sideways' }, 'repeat'],
  ])('refuses %s', async (_name, json, field) => {
    const answer = await ask(ada, json);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
  });

  test('refuses a prompt that a run refuses, with the same words', async () => {
    const answer = await ask(ada, { ...PATTERN, text_prompt: 'rose '.repeat(2000) });
    const fault = formatMessage(en.validation.promptTooLong, { max: PROMPT_MAX_LENGTH });
    expect([answer.statusCode, answer.json()]).toEqual([400, { text_prompt: [fault] }]);
    expect(foretellWords).not.toHaveBeenCalled();
  });

  test('is asked so often a minute by a user, and no more; others are not held up', async () => {
    for (let i = 0; i < 120; i += 1) expect((await ask(ada)).statusCode).toBe(200);
    const refused = await ask(ada);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask(bob)).statusCode).toBe(200);
    advance(61);
    expect((await ask(ada)).statusCode).toBe(200);
  });

  test('that fails is away, and its reason stays with us', async () => {
    foretellWords.mockRejectedValue(new EngineError('failed', 'secret'));
    const answer = await ask(ada);
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([503, false]);
  });
});

describe('the studio engine', async () => {
  const engine = createStudioEngine({ threads: 1, isWarm: false });
  const testApp = await createTestApp({ engine });
  const ada = await openSignedIn(testApp, 'ada');
  // Its thread loads from sources here, which takes longer than a reading is waited for.
  await engine.listCatalogue?.();
  afterAll(() => engine.close());

  test('marks what it does not draw, and what it draws in its stead', async () => {
    const json = { ai_model: 'create-sketch', text_prompt: 'red toga, glorp' };
    const { marks } = (await ask(ada, json)).json();
    expect(marks).toEqual([
      { start: 4, end: 8, words: ['toga'], fate: 'instead', as: 'gown' },
      { start: 10, end: 15, words: ['glorp'], fate: 'undrawn' },
    ]);
  });

  test('marks nothing of what it reads', async () => {
    expect((await ask(ada, { ...PATTERN, text_prompt: 'red roses' })).json()).toEqual({
      marks: [],
    });
  });

  test('lists what it draws for everybody, by groups, with the tools that read the words', async () => {
    const visitor = await openBrowser(testApp.app);
    const answer = await visitor.get('/api/catalogue/');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=300',
    ]);
    const { groups } = catalogueSchema.parse(answer.json());
    expect(groups.map(({ id }) => id).toSorted()).toEqual([...CATALOGUE_GROUPS].toSorted());
    expect(groups.every(({ tools, things }) => tools.length > 0 && things.length > 0)).toBe(true);
    const flowers = groups.find(({ id }) => id === 'flowers');
    const ofPatterns = listTools().filter((tool) => briefKindOf(tool) === 'create-pattern');
    expect(flowers?.tools).toEqual(ofPatterns.map(({ id }) => id));
    expect(flowers?.things.map(({ name }) => name)).toContain('poppy');
  });
});

test('engines that read every word have no catalogue', async () => {
  const { app } = await createTestApp();
  expect((await app.inject('/api/catalogue/')).json()).toEqual({ groups: [] });
});
