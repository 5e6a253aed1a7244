import { readFileSync, statSync } from 'node:fs';

/** The operating-system account that runs PostgreSQL; undefined for our own. */
export type ServerAccount = { uid: number; gid: number } | undefined;

const PREFERRED_NAMES = ['nobody', 'postgres', 'daemon'];

type PasswdEntry = { name: string; uid: number; gid: number };

function parsePasswd(text: string): PasswdEntry[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}

/**
 * The account for a new cluster. PostgreSQL refuses to run as root, so root uses an account without
 * rights. initdb looks its account up by number, so it must have an entry in /etc/passwd.
 */
export function chooseServerAccount(
  currentUid = process.getuid?.(),
  passwdFile = '/etc/passwd',
): ServerAccount {
  if (currentUid !== 0) return undefined;
  const entries = parsePasswd(readFileSync(passwdFile, 'utf8')).filter(({ uid }) => uid > 0);
  const preferred = PREFERRED_NAMES.map((name) => entries.find((entry) => entry.name === name));
  const chosen = preferred.find((entry) => entry) ?? entries[0];
  if (!chosen) {
    throw new Error(
      'PostgreSQL does not run as root and /etc/passwd knows no other account: start Toile as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: chosen.uid, gid: chosen.gid };
}

/**
 * The account of an existing cluster: its owner; `account` is for a new one.
 *
 * @throws Error when we may not become its owner
 */
export function accountOfCluster(dataFolder: string, account: ServerAccount): ServerAccount {
  const owner = statSync(dataFolder, { throwIfNoEntry: false });
  if (!owner || owner.uid === (account?.uid ?? process.getuid?.())) return account;
  if (account && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  throw new Error(
    `The database in ${dataFolder} belongs to user ${owner.uid}: start Toile as that user, or choose another DATA_DIR.`,
  );
}
