import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

const FILE_NAME = /^[\d]+-[\da-f]+\.eml$/;
const NEWEST = 50;

export type StoredMail = { name: string; mail: Email };

async function readMail(folder: string, name: string): Promise<StoredMail> {
  return { name, mail: await PostalMime.parse(await readFile(join(folder, name))) };
}

async function listNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => FILE_NAME.test(name));
}

/** The newest mails of a folder, newest first; none when there is no folder. */
export async function listMails(folder: string): Promise<StoredMail[]> {
  const names = (await listNames(folder)).toSorted().toReversed().slice(0, NEWEST);
  return Promise.all(names.map((name) => readMail(folder, name)));
}

/** One mail of a folder by its file's name. */
export async function findMail(folder: string, name: string): Promise<StoredMail | undefined> {
  const names = await listNames(folder);
  return names.includes(name) ? readMail(folder, name) : undefined;
}
