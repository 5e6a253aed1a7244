import type { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { currentWords } from '../../platform/language/current-words.ts';
import type { Log } from '../../platform/log.ts';
import { type Archive, openArchive } from '../../platform/open-archive.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limit.ts';
import type { SessionUser } from '../../platform/session.ts';
import { createTally } from '../../platform/tally.ts';
import type { AccountSettings } from '../accounts/account-settings.service.ts';
import type { Passkeys } from '../accounts/passkeys/passkeys.service.ts';
import type { BoardsService } from '../boards/boards.service.ts';
import type { CreditHistoryService } from '../credits/credit-history.service.ts';
import type { HistoryService } from '../history/history.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import { LostFileError } from '../images/lost-file-error.ts';
import type { PalettesService } from '../palettes/palettes.service.ts';
import { type ArchiveEntries, type PictureEntry, toArchiveEntries } from './archive-entries.ts';
import { listKeptPictures } from './kept-pictures.repository.ts';

/** Archives per user. */
const EXPORTS: RateLimit = { name: 'data-export', limit: 6, windowSeconds: 3600 };

const AT_ONCE_OF_USER = 1;
const BUSY_RETRY_AFTER_SECONDS = 30;

type Services = {
  database: Database;
  log: Log;
  rateLimiter: Pick<RateLimiter, 'take' | 'check'>;
  accountSettings: Pick<AccountSettings, 'getAccount' | 'listSessions'>;
  passkeys: Pick<Passkeys, 'describe'>;
  creditHistory: Pick<CreditHistoryService, 'walk'>;
  history: Pick<HistoryService, 'getDetails'>;
  boards: Pick<BoardsService, 'walk'>;
  palettes: Pick<PalettesService, 'walk'>;
  images: Pick<ImagesService, 'getOwn' | 'open' | 'openSvg'>;
};

export type DataExportService = ReturnType<typeof createDataExport>;

const isNotFound = (error: unknown) => error instanceof AppError && error.error === 'notFound';

/** Result of a lookup; undefined for a record that was deleted meanwhile. */
function findUnlessDeleted<Found>(lookup: Promise<Found>): Promise<Found | undefined> {
  return lookup.catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
}

/** A list as JSON with one member a line, written as the members come. */
async function* toJsonLines(members: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const member of members) {
    yield `${separator}${JSON.stringify(member)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** All data of a user as a ZIP that is written while it is read. */
export function createDataExport(services: Services) {
  const { database, log, rateLimiter, accountSettings, passkeys, creditHistory } = services;
  const { history, boards, palettes, images } = services;
  const enter = createTally(AT_ONCE_OF_USER);

  async function describeAccount(user: SessionUser) {
    const { google_available: _, ...account } = await accountSettings.getAccount(user);
    const rows = await accountSettings.listSessions(user, '');
    const sessions = rows.map(({ device, created_at, last_seen_at }) => ({
      device,
      created_at,
      last_seen_at,
    }));
    return { ...account, sessions, passkeys: await passkeys.describe(user) };
  }

  /** Adds a picture's files; a missing file does not stop the export. */
  async function addPicture(
    archive: Archive,
    userId: string,
    { imageId, name, hasSvg }: PictureEntry,
  ): Promise<string[]> {
    async function addFile(fileName: string, lookup: Promise<{ stream: Readable }>) {
      const opened = await findUnlessDeleted(lookup).catch((error: unknown) => {
        if (!(error instanceof LostFileError)) throw error;
        log.error({ err: error, imageId }, 'The archive of a user lacks a picture');
        return undefined;
      });
      if (!opened) return [];
      await archive.addPicture(fileName, opened.stream);
      return [fileName];
    }
    const png = await addFile(`${name}.png`, images.getOwn(userId, imageId).then(images.open));
    const svg = hasSvg ? await addFile(`${name}.svg`, images.openSvg(imageId)) : [];
    return [...png, ...svg];
  }

  /** Outputs as their owner sees them, with the names of their files in the archive. */
  async function* describeOutputs(
    userId: string,
    { outputIds, names }: ArchiveEntries,
    written: ReadonlySet<string>,
  ) {
    function fileOf(imageUrl: string, ending: 'png' | 'svg'): string | null {
      const name = `${names.get(imageUrl.slice(imageUrl.lastIndexOf('/') + 1))}.${ending}`;
      return written.has(name) ? name : null;
    }
    for (const id of outputIds) {
      const details = await findUnlessDeleted(history.getDetails(userId, id));
      if (!details) continue;
      const { image_url: url } = details;
      const inputs = details.inputs.map((input) => ({
        file: fileOf(input.image_url, 'png'),
        ...input,
      }));
      yield { file: fileOf(url, 'png'), svg_file: fileOf(url, 'svg'), ...details, inputs };
    }
  }

  async function fill(archive: Archive, user: SessionUser): Promise<void> {
    const { id: userId } = user;
    const account = await describeAccount(user);
    const entries = toArchiveEntries(await listKeptPictures(database, userId));
    await archive.addText('README.txt', [currentWords().dataExport.readme]);
    await archive.addText('account.json', [`${JSON.stringify(account, undefined, 2)}\n`]);
    await archive.addText('receipts.json', toJsonLines(creditHistory.walk(userId)));
    await archive.addText('boards.json', toJsonLines(boards.walk(userId)));
    await archive.addText('palettes.json', toJsonLines(palettes.walk(userId)));
    const written = new Set<string>();
    for (const entry of entries.pictures) {
      for (const fileName of await addPicture(archive, userId, entry)) written.add(fileName);
    }
    const outputs = describeOutputs(userId, entries, written);
    await archive.addText('outputs.json', toJsonLines(outputs));
    archive.end();
  }

  function enterOrRefuse(userId: string): () => void {
    const leave = enter(userId);
    if (leave) return leave;
    const seconds = BUSY_RETRY_AFTER_SECONDS;
    throw new AppError('tooManyRequests', { values: { seconds }, retryAfterSeconds: seconds });
  }

  return {
    /** Checks that an archive could be opened now: throws as `open` does, and costs nothing. */
    async check({ id }: SessionUser): Promise<void> {
      const leave = enterOrRefuse(id);
      leave();
      await rateLimiter.check(EXPORTS, id);
    },

    /**
     * Opens the archive of a user. A failure on the way destroys the stream; `signal` ends it.
     * @throws AppError tooManyRequests, also while this user has another archive under way: that
     * refusal does not count against the limit.
     */
    async open(user: SessionUser, signal: AbortSignal): Promise<Readable> {
      const leave = enterOrRefuse(user.id);
      try {
        await rateLimiter.take(EXPORTS, user.id);
      } catch (error) {
        leave();
        throw error;
      }
      const archive = openArchive(signal);
      fill(archive, user).catch(archive.fail).finally(leave);
      return archive.content;
    },
  };
}
