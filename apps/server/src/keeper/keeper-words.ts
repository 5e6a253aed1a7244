import { z } from 'zod';

/** Orders of the keeper to a server that it has started. */
const ordersSchema = z.object({
  /** The keeper's own database; without it the server's settings name one. */
  databaseUrl: z.string().optional(),
  /** Id of this life of the server, unique among all lives of all servers. */
  life: z.string(),
  /** Earlier lives that have ended and may have left work behind. */
  endedLives: z.array(z.string()),
  /** True: an earlier life has printed the start banner. */
  isRestart: z.boolean(),
});

export type Orders = z.infer<typeof ordersSchema>;

/** Report of a server to its keeper: it serves, or its settings are wrong and it never will. */
const newsSchema = z.enum(['ready', 'misconfigured']);

export type News = z.infer<typeof newsSchema>;

/** Waits, in the server, for the keeper's orders. */
export function receiveOrders(): Promise<Orders> {
  return new Promise((resolve, reject) => {
    process.once('message', (word) => {
      const parsed = ordersSchema.safeParse(word);
      if (parsed.success) resolve(parsed.data);
      else reject(new Error('The keeper gave orders that the server does not know'));
    });
  });
}

/** Sends news to the keeper; resolves when they are sent. A keeper that is gone misses them. */
export function sendNews(news: News): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send || !process.connected) resolve();
    else process.send(news, undefined, undefined, () => resolve());
  });
}

/** The news in a message of the server; undefined for anything else. */
export const readNews = (word: unknown): News | undefined => newsSchema.safeParse(word).data;
