import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeEventSource } from '../../testing/fake-browser.ts';
import { JobEventHub } from './job-event-hub.ts';

const PROGRESS = { done: 0, total: 4, stage: 'drawing' };
const DONE = { delivered: 4, failed: 0, released: 0, canceled: false };

function openTab(browser: FakeBrowser) {
  const tab = browser.openTab();
  const hub = new JobEventHub(tab.ports);
  const seen: number[] = [];
  const statuses: string[] = [];
  const watch = (jobId = 'job') =>
    hub.watch(jobId, {
      onEvent: (event) => seen.push(event.seq),
      onStatus: (status) => statuses.push(status),
    });
  return { ...tab, hub, seen, statuses, watch };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

function only(sources: FakeEventSource[]): FakeEventSource {
  const [source] = sources;
  if (!source || sources.length !== 1) throw new Error(`${sources.length} connections`);
  return source;
}

describe('the job event hub', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens one connection for two tabs, and both see every event', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    first.watch();
    second.watch();
    await settle();
    for (const seq of [1, 2, 3]) only(browser.live).send(seq, 'progress', PROGRESS);
    await settle();
    expect(first.seen).toEqual([1, 2, 3]);
    expect(second.seen).toEqual([1, 2, 3]);
  });

  it('tells a tab that comes late what came before', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    first.watch();
    await settle();
    only(browser.live).send(1, 'progress', PROGRESS);
    second.watch();
    only(browser.live).send(2, 'progress', PROGRESS);
    await settle();
    only(browser.live).send(3, 'progress', PROGRESS);
    await settle();
    expect(second.seen).toEqual([1, 2, 3]);
  });

  it('hands over when the leading tab closes, losing and doubling nothing', async () => {
    const browser = new FakeBrowser();
    const [first, second, third] = [openTab(browser), openTab(browser), openTab(browser)];
    for (const tab of [first, second, third]) tab.watch();
    await settle();
    only(browser.live).send(1, 'progress', PROGRESS);
    only(browser.live).send(2, 'progress', PROGRESS);
    await settle();
    first.close();
    await settle();
    const successor = only(browser.live);
    for (const seq of [1, 2, 3]) successor.send(seq, 'progress', PROGRESS);
    successor.send(4, 'done', DONE);
    await settle();
    expect(second.seen).toEqual([1, 2, 3, 4]);
    expect(third.seen).toEqual([1, 2, 3, 4]);
    expect(browser.live).toHaveLength(0);
  });

  it('hands over when the leader looks elsewhere', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    const stop = first.watch();
    second.watch();
    await settle();
    stop();
    await settle();
    only(browser.live).send(1, 'progress', PROGRESS);
    await settle();
    expect(first.seen).toEqual([]);
    expect(second.seen).toEqual([1]);
  });

  it('takes over from a leader that sleeps', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    first.watch();
    second.watch();
    await settle();
    only(browser.live).send(1, 'progress', PROGRESS);
    await settle();
    first.sleep();
    await vi.advanceTimersByTimeAsync(9000);
    const successor = only(browser.live);
    successor.send(1, 'progress', PROGRESS);
    successor.send(2, 'progress', PROGRESS);
    await settle();
    expect(second.seen).toEqual([1, 2]);
  });

  it('does not disturb a leader that answers', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    first.watch();
    second.watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(browser.sources).toHaveLength(1);
  });

  it('closes the connection when nobody looks on', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    const stops = [first.watch(), second.watch()];
    await settle();
    for (const stop of stops) stop();
    await settle();
    expect(browser.live).toHaveLength(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives a second watcher of the same tab the whole run', async () => {
    const browser = new FakeBrowser();
    const tab = openTab(browser);
    tab.watch();
    await settle();
    only(browser.live).send(1, 'progress', PROGRESS);
    const late: number[] = [];
    tab.hub.watch('job', { onEvent: (event) => late.push(event.seq) });
    expect(late).toEqual([1]);
  });

  it('shares the loss of a stream and tries again when asked', async () => {
    const browser = new FakeBrowser();
    const [first, second] = [openTab(browser), openTab(browser)];
    first.watch();
    second.watch();
    await settle();
    for (let tries = 0; tries < 4; tries += 1) {
      browser.sources.at(-1)?.refuse();
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect(second.statuses.at(-1)).toBe('lost');
    second.hub.retry('job');
    await settle();
    only(browser.live).open();
    await settle();
    expect(first.statuses.at(-1)).toBe('live');
  });

  it('tells every tab of the browser of every event, watched there or not', async () => {
    const browser = new FakeBrowser();
    const [first, idle] = [openTab(browser), openTab(browser)];
    const listener = vi.fn();
    idle.hub.onAny(listener);
    first.watch();
    await settle();
    only(browser.live).send(1, 'done', DONE);
    await settle();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('holds its own connection where the browser has no locks', async () => {
    const browser = new FakeBrowser();
    const { ports } = browser.openTab();
    const hub = new JobEventHub({ ...ports, locks: undefined });
    const seen: number[] = [];
    const stop = hub.watch('job', { onEvent: (event) => seen.push(event.seq) });
    only(browser.live).send(1, 'progress', PROGRESS);
    expect(seen).toEqual([1]);
    stop();
    expect(browser.live).toHaveLength(0);
  });
});
