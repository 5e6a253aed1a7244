import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../testing/fake-browser.ts';
import type { BrowserPorts } from './browser-ports.ts';
import { JobConnection, streamUrl, waitMs } from './job-connection.ts';

const DONE = { delivered: 1, failed: 0, released: 0, canceled: false };
const PROGRESS = { done: 0, total: 4, stage: 'queued' };

function connect(afterSeq = 0) {
  const browser = new FakeBrowser();
  const ports: BrowserPorts = browser.openTab().ports;
  const sink = { onEvent: vi.fn(), onBadData: vi.fn(), onStatus: vi.fn() };
  const connection = new JobConnection({ jobId: 'job', afterSeq }, sink, ports);
  const latest = () => {
    const source = browser.sources.at(-1);
    if (!source) throw new Error('no source');
    return source;
  };
  return { browser, sink, connection, latest };
}

describe('a job connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks for what follows the last event known', () => {
    expect(streamUrl('a/b', 0)).toBe('/api/stream-image-generation/a%2Fb/');
    expect(streamUrl('job', 7)).toBe('/api/stream-image-generation/job/?last_event_id=7');
  });

  it('passes on parsed events and closes on done', () => {
    const { sink, latest } = connect();
    latest().open();
    latest().send(1, 'progress', PROGRESS);
    latest().send(2, 'done', DONE);
    expect(sink.onEvent.mock.calls.map(([event]) => [event.seq, event.event])).toEqual([
      [1, 'progress'],
      [2, 'done'],
    ]);
    expect(latest().readyState).toBe(2);
  });

  it.each(['{', '{"done":-1}'])('reports data that it cannot read: %s', (data) => {
    const { sink, latest } = connect();
    latest().send(1, 'progress', data);
    latest().send(2, 'progress', PROGRESS);
    expect(sink.onBadData).toHaveBeenCalledOnce();
    expect(sink.onEvent).toHaveBeenCalledOnce();
  });

  it('leaves a dropped line to the browser', () => {
    const { browser, sink, latest } = connect();
    latest().open();
    latest().drop();
    vi.advanceTimersByTime(60_000);
    expect(browser.sources).toHaveLength(1);
    expect(sink.onStatus.mock.calls.flat()).toEqual(['live', 'reconnecting']);
  });

  it('opens again after a refusal, from the last event on', () => {
    const { browser, latest } = connect();
    latest().open();
    latest().send(3, 'progress', PROGRESS);
    latest().refuse();
    vi.advanceTimersByTime(waitMs(1));
    expect(browser.sources).toHaveLength(2);
    expect(latest().url).toContain('last_event_id=3');
  });

  it('asks at the first refusal whether there is still a session, and not at a dropped line', () => {
    const { browser, latest } = connect();
    latest().open();
    latest().drop();
    expect(browser.sessionChecks).toBe(0);
    latest().open();
    latest().refuse();
    vi.advanceTimersByTime(waitMs(1));
    latest().refuse();
    expect(browser.sessionChecks).toBe(1);
  });

  it('waits longer each time and is lost at last', () => {
    const { browser, sink, latest } = connect();
    expect([1, 2, 3, 9].map(waitMs)).toEqual([500, 1000, 2000, 8000]);
    for (let tries = 0; tries < 6; tries += 1) {
      latest().refuse();
      vi.advanceTimersByTime(10_000);
    }
    expect(browser.sources).toHaveLength(4);
    expect(sink.onStatus.mock.calls.flat().at(-1)).toBe('lost');
  });

  it('stays closed once closed', () => {
    const { browser, connection, latest } = connect();
    latest().refuse();
    connection.close();
    vi.advanceTimersByTime(10_000);
    expect(browser.sources).toHaveLength(1);
  });
});
