/** One event as a client reads it from the wire. */
export type WireEvent = { id: number; event: string; data: unknown };

export type EventSourceOptions = {
  /** Value of the Cookie header. */
  cookie: string;
  lastEventId?: number;
  signal?: AbortSignal;
};

function parseFrame(frame: string): WireEvent | undefined {
  const fields = new Map(
    frame.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const [id, event, data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  if (id === undefined || event === undefined || data === undefined) return undefined;
  return { id: Number(id), event, data: JSON.parse(data) };
}

/**
 * Reads an event stream to its end, or until the caller stops, which closes the connection.
 * Comments and the reconnection time are skipped. Throws at any status but 200 and 204.
 */
export async function* readEventSource(
  url: string,
  { cookie, lastEventId, signal }: EventSourceOptions,
): AsyncGenerator<WireEvent> {
  const headers = {
    cookie,
    accept: 'text/event-stream',
    ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
  };
  const closing = new AbortController();
  const signals = signal ? [closing.signal, signal] : [closing.signal];
  const response = await fetch(url, { headers, signal: AbortSignal.any(signals) });
  if (response.status === 204) return;
  if (response.status !== 200 || !response.body) {
    throw new Error(`The stream answered ${response.status}: ${await response.text()}`);
  }
  try {
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        const event = parseFrame(frame);
        if (event) yield event;
      }
    }
  } finally {
    closing.abort();
  }
}
