import { z } from 'zod';

/** Orders of the keeper to a server that it has started. */
const ordersSchema = z.object({
  /** The keeper's own database; without it the server's settings name one. */
  databaseUrl: z.string().optional(),
  /** Names this life of the server, among all of all servers. */
  life: z.string(),
  /** Earlier lives that have ended and may have left work behind. */
  endedLives: z.array(z.string()),
  /** The greeting for the person at the terminal has been said by an earlier life. */
  isRestart: z.boolean(),
});

export type Orders = z.infer<typeof ordersSchema>;

/** Report of a server to its keeper: it serves, or its settings are wrong and it never will. */
const newsSchema = z.enum(['ready', 'misconfigured']);

export type News = z.infer<typeof newsSchema>;

/** The keeper's first word, in the server. */
export function hearOrders(): Promise<Orders> {
  return new Promise((resolve, reject) => {
    process.once('message', (word) => {
      const heard = ordersSchema.safeParse(word);
      if (heard.success) resolve(heard.data);
      else reject(new Error('The keeper gave orders that the server does not know'));
    });
  });
}

/** Tells the keeper; resolves when it is on its way. A keeper that is gone misses it. */
export function tellNews(news: News): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send || !process.connected) resolve();
    else process.send(news, undefined, undefined, () => resolve());
  });
}

/** The news in a word from the server; undefined for anything else. */
export const readNews = (word: unknown): News | undefined => newsSchema.safeParse(word).data;
