import { type WebSocket, WebSocketServer } from 'ws';
import type { StandIn } from '../../testing/stand-in.ts';

/** The socket `/ws` of a server: who listens under which id, and what they are sent. */
export function openComfyNews({ server, address }: StandIn) {
  const listeners = new Map<WebSocket, string>();
  const news = new WebSocketServer({ server, path: '/ws' });
  news.on('connection', (socket, request) => {
    const url = new URL(request.url ?? '/', address);
    listeners.set(socket, url.searchParams.get('clientId') ?? '');
    socket.on('close', () => listeners.delete(socket));
  });
  const send = (id: string, message: string | Buffer) => {
    for (const [socket, own] of listeners) if (own === id) socket.send(message);
  };
  return {
    tell: (id: string, type: string, data: object) => send(id, JSON.stringify({ type, data })),
    /** A preview: type 1 (preview), format 2 (PNG), then the picture (`protocol.py`, `send_image`). */
    show: (id: string, png: Uint8Array) => {
      const header = Buffer.alloc(8);
      header.writeUInt32BE(1, 0);
      header.writeUInt32BE(2, 4);
      send(id, Buffer.concat([header, png]));
    },
    close: () => {
      for (const socket of listeners.keys()) socket.terminate();
      news.close();
    },
  };
}

export type ComfyNews = ReturnType<typeof openComfyNews>;
