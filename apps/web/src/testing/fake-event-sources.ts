import { act } from '@testing-library/react';
import type { JobEvent } from '@toile/contract';
import { vi } from 'vitest';
import { FakeEventSource } from './fake-browser.ts';

/** Puts fakes in the place of EventSource for one test. Returns those opened, newest last. */
export function fakeEventSources(): FakeEventSource[] {
  const sources: FakeEventSource[] = [];
  vi.stubGlobal(
    'EventSource',
    class extends FakeEventSource {
      constructor(url: string) {
        super(url);
        sources.push(this);
      }
    },
  );
  return sources;
}

/** Sends events over the newest source, as the server would. */
export async function sendEvents(
  sources: readonly FakeEventSource[],
  ...events: JobEvent[]
): Promise<void> {
  const source = sources.at(-1);
  if (!source) throw new Error('No event source was opened');
  await act(async () => {
    for (const { seq, event, data } of events) source.send(seq, event, data);
  });
}
