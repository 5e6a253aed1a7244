import { expect, test } from 'vitest';
import { createFairTurns, type Turn } from './fair-turns.ts';

/** Turns whose work ends when the test says so, and the order in which it began. */
function createTrial(limits: Parameters<typeof createFairTurns>[0]) {
  const turns = createFairTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const settled: Promise<unknown>[] = [];
  const order = (name: string, turn: Omit<Turn, 'party'> = {}) => {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(name);
        ends.set(name, resolve);
      });
    const ended = turns.run({ party: name.charAt(0), ...turn }, work);
    settled.push(ended.catch(() => undefined));
    return ended;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { turns, begun, order, end, settle };
}

test('a party that floods the queue has one turn between two of others', async () => {
  const { begun, order, end, settle } = createTrial({ atOnce: 1 });
  for (let i = 1; i <= 30; i += 1) void order(`a${i}`);
  void order('b1');
  void order('c1');
  void order('b2');
  await settle();
  for (let i = 0; i < 6; i += 1) await end(begun.at(-1) ?? '');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('who has least under way comes next, whoever was served last', async () => {
  const { begun, order, end, settle } = createTrial({ atOnce: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void order(name);
  await settle();
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'a4']);
});

test('what one party may have under way leaves a place for others', async () => {
  const { begun, order, settle } = createTrial({ atOnce: 2, atOnceOfParty: 1 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void order(name);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
});

test('work begins only while its size fits, and what is too large for the room runs alone', async () => {
  const { begun, order, end, settle } = createTrial({ atOnce: 4, room: 100 });
  void order('a1', { size: 60 });
  void order('b1', { size: 60 });
  void order('c1', { size: 300 });
  void order('d1', { size: 1 });
  await settle();
  expect(begun).toEqual(['a1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('who goes leaves the queue, and is never begun', async () => {
  const { turns, begun, order, end, settle } = createTrial({ atOnce: 1 });
  const gone = new AbortController();
  void order('a1');
  const left = order('a2', { signal: gone.signal });
  void order('a3');
  expect(turns.countWaiting('a')).toBe(2);
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(turns.countWaiting('a')).toBe(1);
  await end('a1');
  await settle();
  expect(begun).toEqual(['a1', 'a3']);
  await expect(order('a4', { signal: gone.signal })).rejects.toThrow('gone');
});

test('work that fails gives its turn back', async () => {
  const { run } = createFairTurns({ atOnce: 1 });
  const failing = run({ party: 'a' }, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  await expect(run({ party: 'a' }, async () => 'fine')).resolves.toBe('fine');
});
