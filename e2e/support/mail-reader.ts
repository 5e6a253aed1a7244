import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

const ARRIVES_WITHIN_MS = 60_000;
const POLL_MS = 50;

/** The server's mails in its DATA_DIR, in the order of their dates. */
async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.toSorted((one, other) => dateOf(one) - dateOf(other));
}

/** Waits for the newest mail to an address. */
export const waitForMail = (dataDir: string, address: string): Promise<Email> =>
  waitForMailTo(dataDir, { to: address });

/** Waits for the newest mail to an address, with a subject if one is given. */
export async function waitForMailTo(
  dataDir: string,
  { to: address, subject }: { to: string; subject?: string },
): Promise<Email> {
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  const isSought = (mail: Email) =>
    mail.to?.some((each) => each.address === address) &&
    (subject === undefined || mail.subject === subject);
  while (Date.now() < deadline) {
    const newest = (await readMails(dataDir)).findLast(isSought);
    if (newest) return newest;
    await delay(POLL_MS);
  }
  throw new Error(`There is no mail to ${address} ${subject ?? ''}`);
}

/** The first address in the mail's text that contains the part. */
export function findLink(mail: Email, part: string): string {
  const links = mail.text?.match(/https?:\/\/\S+/g) ?? [];
  const link = links.find((each) => each.includes(part));
  if (!link) throw new Error(`No link with ${part} in the mail "${mail.subject}":\n${mail.text}`);
  return link;
}

const dateOf = (mail: Email) => Date.parse(mail.date ?? '') || 0;
