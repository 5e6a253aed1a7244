import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { serverWords } from '@toile/contract';
import { ZipFile } from 'yazl';
import { AppError } from '../../platform/app-error.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import { createTally } from '../../platform/tally.ts';
import type { AccountSettings } from '../accounts/account-settings.service.ts';
import type { CreditHistoryService } from '../credits/credit-history.service.ts';
import type { HistoryService } from '../history/history.service.ts';
import type { ImagesService } from '../images/images.service.ts';

/** Archives of a user. */
const EXPORTS: RateLimit = { name: 'data-export', limit: 6, windowSeconds: 3600 };

const AT_ONCE_OF_USER = 1;
const BUSY_RETRY_AFTER_SECONDS = 30;
/** Outputs that are read at a time. */
const PAGE_SIZE = 200;

type Services = {
  rateLimiter: Pick<RateLimiter, 'take'>;
  accountSettings: Pick<AccountSettings, 'getAccount' | 'listSessions'>;
  creditHistory: CreditHistoryService;
  history: Pick<HistoryService, 'list' | 'getDetails'>;
  images: Pick<ImagesService, 'getOwn' | 'open'>;
};

export type DataExportService = ReturnType<typeof createDataExport>;

const isNotFound = (error: unknown) => error instanceof AppError && error.error === 'notFound';

/** What a lookup finds, or undefined for what was deleted meanwhile. */
function orGone<Found>(lookup: Promise<Found>): Promise<Found | undefined> {
  return lookup.catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}

/** A list as JSON, a line each, written as its members come. */
async function* toJsonLines(members: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const member of members) {
    yield `${separator}${JSON.stringify(member)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** All that is kept of a user, as a ZIP that is written while it is read. */
export function createDataExport(services: Services) {
  const { rateLimiter, accountSettings, creditHistory, history, images } = services;
  const enter = createTally(AT_ONCE_OF_USER);

  async function listOutputs(userId: string) {
    const outputs = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { generation_data: found, pagination } = await history.list(
        { userId },
        { page, pageSize: PAGE_SIZE },
      );
      outputs.push(
        ...found.map(({ output_image_id: id, image_id: imageId, timestamp }) => ({
          id,
          imageId,
          fileName: `pictures/${timestamp.slice(0, 10)}-${id}.png`,
        })),
      );
      pages = pagination.total_pages;
    }
    return outputs;
  }

  type Output = Awaited<ReturnType<typeof listOutputs>>[number];

  async function* describe(userId: string, outputs: readonly Output[]) {
    for (const { id, fileName } of outputs) {
      const details = await orGone(history.getDetails(userId, id));
      if (details) yield { file: fileName, ...details };
    }
  }

  async function* listReceipts(userId: string) {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { moves, pagination } = await creditHistory.list(userId, page);
      yield* moves;
      pages = pagination.total_pages;
    }
  }

  async function findPicture(userId: string, { imageId }: Output): Promise<Readable | undefined> {
    const opened = await orGone(images.getOwn(userId, imageId).then(images.open));
    return opened?.stream;
  }

  async function fill(zip: ZipFile, user: SessionUser, signal: AbortSignal): Promise<void> {
    const { id: userId } = user;

    /** One entry after the other: no more than one file is open at a time. */
    async function add(name: string, stream: Readable, isPacked: boolean): Promise<void> {
      zip.addReadStream(stream, name, { compress: !isPacked });
      try {
        await finished(stream, { signal });
      } finally {
        stream.destroy();
      }
    }
    const addText = (name: string, parts: Iterable<string> | AsyncIterable<string>) =>
      add(name, Readable.from(parts, { objectMode: false }), false);

    const account = await accountSettings.getAccount(user);
    const sessions = await accountSettings.listSessions(user, '');
    const facts = { ...account, sessions };
    await addText('README.txt', [serverWords.dataExport.readme]);
    await addText('account.json', [`${JSON.stringify(facts, undefined, 2)}\n`]);
    await addText('receipts.json', toJsonLines(listReceipts(userId)));
    const outputs = await listOutputs(userId);
    await addText('outputs.json', toJsonLines(describe(userId, outputs)));
    for (const output of outputs) {
      const stream = await findPicture(userId, output);
      if (stream) await add(output.fileName, stream, true);
    }
    zip.end();
  }

  return {
    /**
     * Opens the archive of a user. What fails on the way destroys the stream; `signal` ends it.
     * @throws AppError tooManyRequests, also while another one of this user is being sent.
     */
    async open(user: SessionUser, signal: AbortSignal): Promise<Readable> {
      await rateLimiter.take(EXPORTS, user.id);
      const leave = enter(user.id);
      if (!leave) {
        const seconds = BUSY_RETRY_AFTER_SECONDS;
        throw new AppError('tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
      }
      const zip = new ZipFile();
      const output = new Readable().wrap(zip.outputStream);
      zip.on('error', (error: Error) => output.destroy(error));
      fill(zip, user, signal)
        .catch((error: unknown) =>
          output.destroy(error instanceof Error ? error : new Error('The archive broke off')),
        )
        .finally(leave);
      return output;
    },
  };
}
