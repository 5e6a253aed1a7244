import { connect, type Socket } from 'node:net';

export type LoadOptions = { connections: number; durationMs: number };

/** Length of the first answer, headers and body, read until the body is whole. */
function measureAnswer(text: string): number | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  if (length === undefined) throw new Error('The answer does not tell its length');
  const whole = end + 4 + Number(length);
  return text.length >= whole ? whole : undefined;
}

/**
 * Requests one address over and over on kept connections, one request at a time on each, and
 * returns the answers a second. It uses bare sockets, so that the server is the bottleneck. All
 * answers must be as long as the first.
 */
export async function measureRequestRate(url: string, options: LoadOptions): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const request = `GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`;
  let answers = 0;

  function work(socket: Socket): void {
    let text = '';
    let length: number | undefined;
    let left = 0;
    socket.setNoDelay(true);
    socket.write(request);
    socket.on('data', (chunk) => {
      if (length === undefined) {
        text += chunk.toString('latin1');
        length = measureAnswer(text);
        if (length === undefined) return;
        left = 0;
      } else {
        left -= chunk.length;
      }
      if (left > 0) return;
      answers += 1;
      left = length;
      socket.write(request);
    });
  }

  const sockets = Array.from({ length: options.connections }, () =>
    connect(Number(port), hostname),
  );
  for (const socket of sockets) work(socket);
  const startedAt = performance.now();
  await new Promise((resolve) => setTimeout(resolve, options.durationMs));
  const rate = answers / ((performance.now() - startedAt) / 1000);
  for (const socket of sockets) socket.destroy();
  return rate;
}
