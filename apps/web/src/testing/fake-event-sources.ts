import { act, waitFor } from '@testing-library/react';
import type { JobEvent } from '@toile/contract';
import { vi } from 'vitest';
import { FakeEventSource } from './fake-browser.ts';

/** Replaces EventSource with fakes for one test. Returns those opened, newest last. */
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

/** Sends events over the newest source, as the server would; waits until there is one. */
export async function sendEvents(
  sources: readonly FakeEventSource[],
  ...events: JobEvent[]
): Promise<void> {
  const source = await waitFor(() => {
    const newest = sources.at(-1);
    if (!newest) throw new Error('No event source was opened');
    return newest;
  });
  await act(async () => {
    for (const { seq, event, data } of events) source.send(seq, event, data);
  });
}
